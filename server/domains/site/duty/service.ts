/** The roster that staff keep, and who is on duty by it. */
import type { Locale } from '#core/locale.ts';
import { findOnDuty } from '#core/site/duty.ts';
import { inTransaction } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import type { Audit } from '#server/domains/staff/service.ts';
import { AppError, notFound } from '#server/http/errors.ts';
import { drawCode } from '#server/platform/qr.ts';
import { deleteShift, insertShift, listShifts, type NewShift, updateShift } from './store.ts';

export { listShifts } from './store.ts';

/** As a picture of its own, so that nobody has to ask for it by an address that names the shift. */
const asPicture = async (url: string): Promise<string> =>
  `data:image/svg+xml;base64,${Buffer.from(await drawCode(url)).toString('base64')}`;

/** By the roster; where nobody stands in it now, whom the settings name, and no code where they name nobody. */
export async function findTeacherOnDuty({ db, config }: Deps, locale: Locale, now: Date) {
  const shift = findOnDuty(await listShifts(db), now);
  if (shift)
    return {
      name: shift.name,
      qrcode: await asPicture(shift.url),
      overseasQrcode: shift.overseasUrl === null ? null : await asPicture(shift.overseasUrl),
    };
  return {
    name: config.company[locale],
    qrcode: config.consultUrl ? '/qr/consult.svg' : null,
    overseasQrcode: config.consultOverseasUrl ? '/qr/overseas.svg' : null,
  };
}

const maxShifts = 100;

export async function addShift({ db }: Deps, shift: NewShift, audit: Audit) {
  return inTransaction(db, async (tx) => {
    if ((await listShifts(tx)).length >= maxShifts) throw new AppError('CONFLICT');
    const made = await insertShift(tx, shift);
    await audit(tx, { id: made.id, details: { deed: 'added' } });
    return made;
  });
}

export async function changeShift({ db }: Deps, id: string, shift: NewShift, audit: Audit) {
  return inTransaction(db, async (tx) => {
    const changed = await updateShift(tx, id, shift);
    if (!changed) throw notFound();
    await audit(tx, { details: { deed: 'changed' } });
    return changed;
  });
}

export async function removeShift({ db }: Deps, id: string, audit: Audit): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await deleteShift(tx, id))) throw notFound();
    await audit(tx, { details: { deed: 'removed' } });
  });
}
