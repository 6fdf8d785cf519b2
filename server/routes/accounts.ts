/** Handlers of the accounts domain. */
import { accounts } from '#contract/accounts.ts';
import { uploadAvatar } from '#server/domains/accounts/avatar.ts';
import { contactOf, sendCode } from '#server/domains/accounts/codes/codes.ts';
import { collectData, deleteAccount } from '#server/domains/accounts/deletion.ts';
import { readGoal, updateGoal } from '#server/domains/accounts/goal/goal.ts';
import { findUsers } from '#server/domains/accounts/lookup.ts';
import {
  createShowFrame,
  presentUser,
  showAccount,
  showAccountOf,
  updateProfile,
} from '#server/domains/accounts/profile.ts';
import { changeContact, changePassword, resetPassword } from '#server/domains/accounts/recovery.ts';
import { finishLogin } from '#server/domains/accounts/second-factor/challenges.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  showSecondFactor,
} from '#server/domains/accounts/second-factor/service.ts';
import {
  endAllSessions,
  endSessions,
  listSessions,
  takeTokenBack,
} from '#server/domains/accounts/sessions.ts';
import { setRole } from '#server/domains/accounts/set-role.ts';
import {
  loginWithPassword,
  loginWithPhone,
  register,
  registerNeedsCode,
} from '#server/domains/accounts/sign-in.ts';
import { loginWithWechat, makeWechatUrl, unlinkWechat } from '#server/domains/accounts/wechat.ts';
import { findClosedTo } from '#server/domains/attempts/service.ts';
import { countOf } from '#server/domains/inbox/service.ts';
import { rescheduleReminders } from '#server/domains/learning/reminders/service.ts';
import { onlyRunning, requireOpen } from '#server/domains/questions/service.ts';
import { notFound } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';
import type { Log } from '#server/log.ts';
import { inviteRoutes } from './invites.ts';
import { personalData } from './personal-data.ts';
import { implementDesk } from './staff/desk.ts';

/** Who came in, and by which door. */
function noteLogin<Opened extends { user: { id: string } }>(log: Log, by: string, opened: Opened): Opened {
  log.info({ by, userId: opened.user.id }, 'logged in');
  return opened;
}

const showFrame = createShowFrame(countOf('UNREAD'));

export const accountsRoutes = [
  implement(accounts.register, async (input, deps) =>
    noteLogin(input.log, 'registration', await register(deps, input, input.body)),
  ),

  implement(accounts.login, async (input, deps) => {
    const { email = '', password = '', phone, code = '' } = input.body;
    if (phone !== undefined)
      return noteLogin(input.log, 'phone', await loginWithPhone(deps, input, phone, code));
    return noteLogin(input.log, 'password', await loginWithPassword(deps, input, email, password));
  }),

  implement(accounts.finishLogin, async (input, deps) => {
    const { token, userId } = await finishLogin(deps, input, input.body);
    return noteLogin(input.log, 'second factor', { token, user: await showAccountOf(deps.db, userId) });
  }),

  implement(accounts.logout, async ({ viewer, now, out }, deps) => {
    if (viewer) await endSessions(deps, { userId: viewer.id, only: viewer.sessionId }, now);
    takeTokenBack(out);
  }),

  implement(accounts.sendCode, async (input, deps) => {
    await sendCode(deps, contactOf(input.body), input.body.purpose, input);
    return { sent: true as const };
  }),

  implement(accounts.resetPassword, async (input, deps) => {
    const token = await resetPassword(deps, input, input.body);
    input.log.info({ by: 'password reset' }, 'logged in');
    return { token };
  }),

  implement(accounts.listMethods, (_, deps) => ({
    password: true as const,
    phone: deps.sms !== null,
    wechat: deps.config.wechat !== null,
    registerNeedsCode: registerNeedsCode(deps),
    registration: deps.config.registration,
  })),

  implement(accounts.getWechatUrl, async (input, deps) => ({
    url: await makeWechatUrl(deps, input, input.viewer, input.query),
  })),

  implement(accounts.loginWithWechat, async (input, deps) => {
    const opened = await loginWithWechat(deps, input, input.viewer, input.query);
    input.log.info({ by: 'wechat' }, 'logged in');
    return opened;
  }),

  implement(accounts.getUser, ({ viewer }, { db }) => showAccount(db, viewer)),

  implement(accounts.getFrame, async ({ viewer }, { db }) => {
    const { user, counted } = await showFrame(db, viewer);
    return { user, unread: counted };
  }),

  implement(accounts.updateProfile, async ({ viewer, body }, deps) =>
    presentUser(deps.db, await updateProfile(deps, viewer, body)),
  ),

  implement(accounts.getGoal, ({ viewer }, { db }) => readGoal(db, viewer.id)),

  implement(accounts.updateGoal, async ({ viewer, body, now }, deps) => {
    const goal = await updateGoal(deps, viewer, body);
    if (body.timeZone !== undefined) await rescheduleReminders(deps, viewer.id, now);
    return goal;
  }),

  implement(accounts.uploadAvatar, async ({ viewer, body }, deps) =>
    presentUser(deps.db, await uploadAvatar(deps, viewer, body.file)),
  ),

  implement(accounts.changeContact, async (input, deps) =>
    presentUser(deps.db, await changeContact(deps, input.viewer, input, input.body)),
  ),

  implement(accounts.changePassword, async (input, deps) => ({
    ended: await changePassword(deps, input.viewer, input, input.body),
  })),

  implement(accounts.unlinkWechat, async ({ viewer, body, now }, deps) =>
    presentUser(deps.db, await unlinkWechat(deps, viewer, body, now)),
  ),

  implement(accounts.listSessions, ({ viewer, now }, deps) => listSessions(deps, viewer, now)),

  implement(accounts.endSession, async ({ params, viewer, now, out }, deps) => {
    if ((await endSessions(deps, { userId: viewer.id, only: params.id }, now)) === 0) throw notFound();
    if (params.id === viewer.sessionId) takeTokenBack(out);
  }),

  implement(accounts.endOtherSessions, async ({ viewer, now }, deps) => ({
    ended: await endSessions(deps, { userId: viewer.id, except: viewer.sessionId }, now),
  })),

  implement(accounts.getSecondFactor, ({ viewer }, deps) => showSecondFactor(deps, viewer)),

  implement(accounts.beginSecondFactor, (input, deps) =>
    beginSecondFactor(deps, input.viewer, input, input.body),
  ),

  implement(accounts.confirmSecondFactor, (input, deps) =>
    confirmSecondFactor(deps, input.viewer, input, input.body.code),
  ),

  implement(accounts.renewRecoveryCodes, (input, deps) =>
    renewRecoveryCodes(deps, input.viewer, input, input.body.code),
  ),

  implement(accounts.removeSecondFactor, (input, deps) =>
    removeSecondFactor(deps, input.viewer, input, input.body),
  ),

  implementDesk(accounts.endUserSessions, async ({ params, now }, deps, audit) => ({
    ended: await endAllSessions(deps, params.id, now, audit),
  })),

  implementDesk(accounts.setRole, ({ params, body, viewer, now }, deps, audit) =>
    setRole(deps, viewer, params.id, { ...body, now, audit }),
  ),

  implementDesk(accounts.resetSecondFactor, ({ params, body, viewer, now }, deps, audit) =>
    resetSecondFactor(deps, viewer, params.id, { ...body, now, audit }),
  ),

  implement(accounts.downloadData, async ({ viewer, now }, deps) => {
    // It tells which earlier answers were right: not while the same questions are asked again.
    const running = onlyRunning(await findClosedTo(deps, viewer));
    await requireOpen(running, running.ids);
    const data = await collectData(deps, personalData, viewer, now);
    return new Response(JSON.stringify(data, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="beacon-gre-${now.toISOString().slice(0, 10)}.json"`,
      },
    });
  }),

  implement(accounts.deleteAccount, async (input, deps) => {
    await deleteAccount(deps, personalData, input.viewer, input.body, input);
    takeTokenBack(input.out);
  }),

  implementDesk(accounts.findUsers, ({ body, viewer }, deps, audit) =>
    findUsers(deps, viewer, body.words, audit),
  ),

  ...inviteRoutes,
];
