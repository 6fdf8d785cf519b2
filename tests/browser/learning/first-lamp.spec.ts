/** The loop on a phone, from end to end: from a new account to its first lamp, and back after days without work. */
import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { openDatabase } from '#server/db/pool.ts';
import { answerShown, expect, test } from '#tests/browser/candidate.ts';
import { giveAnswers } from '#tests/browser/learner/answers.ts';
import { open, withoutSalesDialog } from '#tests/browser/page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => withoutSalesDialog(page));

test('from registering to the first lamp, by touch', async ({ page }) => {
  test.slow();
  await open(page, '/register');
  await page.getByLabel('昵称').fill('小林');
  await page.getByRole('textbox', { name: '邮箱' }).fill(`lamp-${randomUUID().slice(0, 8)}@example.com`);
  await page.getByLabel('密码', { exact: true }).fill('lighthouse keeper 7');
  await page.getByRole('button', { name: '注册', exact: true }).tap();
  await page.waitForURL('**/start?**');

  const title = page.getByRole('heading', { level: 1 });
  const next = page.getByRole('button', { name: '继续' });
  await page.getByRole('button', { name: '还没想好，先按 320' }).tap();
  await page.getByRole('button', { name: '还没定' }).tap();
  await expect(title).toHaveText('每天能学多久？');
  await next.tap();
  await expect(title).toHaveText('上次考了多少？');
  await page.getByText('正式考试').tap();
  await page.getByLabel('语文').fill('150');
  await page.getByLabel('数学').fill('160');
  await next.tap();
  await expect(title).toHaveText('先测一下，还是直接开始？');
  await next.tap();
  await page.getByRole('link', { name: '开始摸底' }).tap();

  const check = page.locator('[data-move=check]').filter({ visible: true });
  for (let place = 1; place <= 10; place += 1) {
    await expect(page.locator('section').first()).toContainText(`第 ${place} 题，共 10 题`);
    await answerShown(page, place);
    // Where more than one is asked for.
    const squares = page.locator('main input[type=checkbox][value]:not(:checked)');
    while (await check.isDisabled()) await squares.first().check();
    await check.tap();
  }
  await expect(page.locator('[data-end=told]')).toBeVisible();

  await open(page, '/user');
  await expect(page.getByText('连续 1 天，亮了 1 盏灯')).toBeVisible();
  await expect(page.getByRole('region', { name: '今天' })).toContainText('做完了');
});

test('after days without work it is planned anew already, said kindly, and begins with something short', async ({
  page,
  candidate,
}) => {
  await candidate.call('PUT', '/api/users/goal', {
    targetScore: { verbal: 157, quant: 168, writing: null },
    examDate: new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10),
    minutes: 60,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    timeZone: 'Asia/Shanghai',
    isStarted: true,
  });
  await candidate.call('POST', '/api/words/reviews', {
    reviews: [
      {
        id: randomUUID(),
        word: 'laconic',
        kind: 'recognize',
        grade: 3,
        at: new Date().toISOString(),
        ms: 3000,
      },
    ],
  });
  await giveAnswers([
    { email: candidate.email, topic: 'blank.contrast', many: 12, rightOfTen: 6, daysAgo: 7 },
  ]);
  await open(page, '/user');
  await setBackBy(4, candidate.email);

  await open(page, '/user');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('回来');
  await expect(main).toContainText('不用补');
  await expect(main).not.toContainText(/落下|逾期|迟/);
  await expect(page.locator('[data-next-step]')).toHaveCount(1);
  const { next } = await candidate.call<{ next: { minutes: number } }>('GET', '/api/today');
  expect(next.minutes).toBeLessThanOrEqual(10);
});

/** What a learner did and had planned, as if it had been so many days ago. */
async function setBackBy(days: number, email: string): Promise<void> {
  const database = await openDatabase({
    log: pino({ level: 'silent' }),
    onProgress: () => {},
    dataDir: process.env.TEST_DATA_DIR ?? '',
    databaseUrl: process.env.DATABASE_URL,
    poolSize: 1,
  });
  try {
    const { rows } = await database.pool.query('select id from users where email = $1', [email]);
    const values = [rows[0]?.id, days];
    await database.pool.query('update study_days set day = day - $2::integer where user_id = $1', values);
    await database.pool.query(
      `update plan_states set started_on = started_on - $2::integer, ahead = (
         select coalesce(jsonb_agg(jsonb_set(one, '{day}', to_jsonb(((one ->> 'day')::date - $2::integer)::text))), '[]')
         from jsonb_array_elements(ahead) one)
       where user_id = $1`,
      values,
    );
    await database.pool.query(
      `update word_reviews set at = at - make_interval(days => $2) where user_id = $1`,
      values,
    );
  } finally {
    await database.close();
  }
}
