/** One question: tried in place, explained, noted, collected and discussed. */
import type { Page } from '@playwright/test';
import { keyOf } from '#core/questions/public-view.ts';
import { axeFaults } from '#tests/browser/axe.ts';
import { apiOf, expect, register, test } from '#tests/browser/candidate.ts';
import { open, withoutSalesDialog } from '#tests/browser/page.ts';
import { numberOf, questionBy, questionOf } from './bank-keys.ts';

const code = 'tc-g001';
const number = numberOf(code);
const question = questionOf(code);
const [right = ''] = keyOf(question);
const wrong = right === 'A' ? 'B' : 'A';

test.beforeEach(({ page }) => withoutSalesDialog(page));

async function find(page: Page, wanted = code): Promise<string> {
  const reply = await page.request.get(`/api/questions/${numberOf(wanted)}?reveal=false`);
  return ((await reply.json()) as { data: { id: string } }).data.id;
}

async function answer(page: Page, option: string): Promise<void> {
  await page.locator(`main input[value=${option}]`).check({ force: true });
  await page.getByRole('button', { name: '提交答案' }).click();
}

const expectClean = async (page: Page) => expect(await axeFaults(page)).toEqual([]);

/** The boxes and ovals of a part that a server keeps whose id or name in the page is another than React believes. */
const misnamed = (page: Page) =>
  page.locator('[data-kept^=try] :is(input, textarea)').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const [, props] = Object.entries(element).find(([name]) => name.startsWith('__reactProps')) ?? [];
      return ['id', 'name', 'aria-describedby'].flatMap((name) => {
        const [own, believed] = [element.getAttribute(name), props?.[name] ?? null];
        return own === believed && props ? [] : [`${name}: ${own} is ${believed}`];
      });
    }),
  );

test('what a server has kept of a question has the names that the browser gives', async ({
  page,
  baseURL,
}) => {
  const api = apiOf(page.request, baseURL ?? '');
  type Listed = { list: { number: string }[] };
  const numbers: string[] = [];
  for (const form of ['tc3', 'rc-sentence', 'numeric', 'mc-many', 'essay']) {
    const { list } = await api.call<Listed>('GET', `/api/questions?form=${form}&size=1`);
    numbers.push(list[0]?.number ?? '');
  }
  // Rendered for one reader, kept for the next, and not the same for who is logged in.
  for (const isUser of [false, true]) {
    if (isUser) await register(api);
    for (const one of numbers.flatMap((number) => [number, number])) {
      await open(page, `/questions/${one}`);
      await expect(page.locator('[data-kept^=try] :is(input, textarea)').first()).toBeAttached();
      expect(await misnamed(page)).toEqual([]);
    }
  }
});

test('tells a visitor right or wrong and nothing more: the analysis asks for a login', async ({
  page,
  complaints,
}) => {
  const replies: string[] = [];
  page.on('response', async (reply) => {
    if (/text|json/.test(reply.headers()['content-type'] ?? ''))
      replies.push(await reply.text().catch(() => ''));
  });
  await open(page, `/questions/${number}`);
  await expect(page.getByText(/^用时 0:0[1-9]$/)).toBeVisible();
  await page.getByRole('button', { name: '隐藏计时' }).click();
  await expect(page.getByText(/^用时/)).toHaveCount(0);
  await page.route('**/api/questions/*/check*', (route) => route.abort());
  await answer(page, wrong);
  await expect(page.getByText('网络连接失败，请重新操作，或检查网络环境。')).toBeVisible();
  complaints.length = 0; // the lost call is reported by the browser, as it should be
  await page.unroute('**/api/questions/*/check*');
  await page.getByRole('button', { name: '提交答案' }).click();
  await expect(page.getByRole('status').filter({ hasText: '答错了' })).toBeVisible();
  await expect(page.getByText('登录后可以看到：正确答案、解题步骤')).toBeVisible();
  await expectClean(page);
  await page.getByRole('button', { name: '再做一遍' }).click();
  await answer(page, right);
  await expect(page.getByRole('status').filter({ hasText: '答对了' })).toBeVisible();
  const { steps } = question.secret;
  for (const text of replies) {
    expect(text).not.toContain(steps[0]?.zh_cn);
    expect(text).not.toContain(steps[0]?.en);
  }
  await page.getByRole('button', { name: '登录看解析' }).click();
  await expect(page.getByRole('dialog')).toContainText('登录');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(canonical).toMatch(new RegExp(`/questions/${number}$`));
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
  );
  expect(JSON.stringify(data)).toContain(number);
});

test('explains to whoever is logged in: key, steps, why each wrong choice is wrong, what others chose', async ({
  page,
  candidate,
}) => {
  // First answers are counted a moment later.
  const read = () =>
    candidate.call<{ id: string; opened: string; stats: { attempts: number } }>(
      'GET',
      `/api/questions/${number}?reveal=false`,
    );
  const { id, opened } = await read();
  await candidate.call('POST', `/api/questions/${id}/check`, { answer: [wrong], opened });
  await expect.poll(async () => (await read()).stats.attempts).toBeGreaterThan(0);
  await open(page, `/questions/${number}?type=fill&form=tc1&sortKey=difficulty&sortType=DESC`);
  await answer(page, wrong);
  const analysis = page.getByRole('heading', { name: '解析' }).locator('xpath=../..');
  const { steps, notes } = question.secret as Extract<typeof question.secret, { notes: unknown }>;
  await expect(analysis).toContainText(steps[0]?.zh_cn ?? '');
  for (const option of ['A', 'B', 'C', 'D', 'E'].filter((one) => one !== right))
    await expect(page.locator('main')).toContainText(notes[option]?.why.zh_cn ?? '');
  await expect(analysis).not.toContainText(steps[0]?.en ?? '');
  await analysis.getByRole('switch', { name: '对照英文' }).check();
  await expect(analysis).toContainText(steps[0]?.en ?? '');
  // A few answers say nothing of everybody.
  const crowd = page.getByRole('heading', { name: '大家的选择' }).locator('xpath=..');
  await expect(crowd).toHaveText('大家的选择还不够 30 人作答');
  await expect(page.getByText(/做过 2 次，对 0 次/)).toBeVisible();
  await expect(page.getByRole('heading', { name: '相关题目' })).toBeVisible();
  await expectClean(page);

  // The neighbours are those of the list that the address names.
  const { list } = await candidate.call<{ list: { number: string }[] }>(
    'GET',
    '/api/questions?type=fill&form=tc1&sortKey=difficulty&sortType=DESC&size=100',
  );
  const place = list.findIndex((row) => row.number === number);
  expect(place).toBeGreaterThan(0);
  await page.getByRole('link', { name: '下一题' }).click();
  await expect(page).toHaveURL(new RegExp(`/questions/${list[place + 1]?.number}\\?.*form=tc1`));
  // The address changes a moment before the page does.
  await expect(page.getByRole('link', { name: '上一题' })).toHaveAttribute(
    'href',
    new RegExp(`/questions/${number}\\?`),
  );
  await page.getByRole('link', { name: '上一题' }).click();
  await expect(page).toHaveURL(new RegExp(`/questions/${number}\\?`));
  await expect(page.locator('main').getByText(number).first()).toBeVisible();
  await page.getByRole('button', { name: '报告问题' }).click();
  await expect(page.getByRole('dialog').locator('[name=desc]')).toHaveValue(`题目 ${number}：`);
});

test('is at the address of its number; the addresses that it had before lead there for good', async ({
  page,
}) => {
  const id = await find(page);
  for (const old of [id, code, number.toLowerCase()]) {
    const reply = await page.request.get(`/questions/${old}?type=fill&lang=en`, { maxRedirects: 0 });
    expect(reply.status()).toBe(301);
    expect(reply.headers().location).toBe(`/questions/${number}?type=fill&lang=en`);
  }
  await open(page, `/questions/${id}?type=fill`);
  await expect(page).toHaveURL(new RegExp(`/questions/${number}\\?type=fill$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  expect(await page.content()).not.toContain(code);
  expect((await page.request.get('/questions/V-99998')).status()).toBe(404);
});

test('saves a note while it is typed, keeps it when the page is left at once, and overwrites no other tab', async ({
  page,
  candidate,
}) => {
  const id = await find(page);
  await open(page, `/questions/${number}?type=fill`);
  const note = page.getByRole('textbox', { name: '我的笔记' });
  await note.fill('冒号后面是理由。\n第二行');
  await expect(page.getByText('已保存')).toBeVisible();
  await open(page, `/questions/${number}?type=fill`);
  await expect(note).toHaveValue('冒号后面是理由。\n第二行');

  await note.fill('刚写完就走');
  await page.getByRole('link', { name: '下一题' }).click();
  await expect(page).not.toHaveURL(new RegExp(`/questions/${number}\\?`));
  type Notes = { list: { id: string; body: string }[] };
  const read = async () => (await candidate.call<Notes>('GET', `/api/notes?questionId=${id}`)).list[0];
  await expect.poll(async () => (await read())?.body).toBe('刚写完就走');

  await open(page, `/questions/${number}`);
  await candidate.call('PUT', `/api/notes/${(await read())?.id}`, { body: '另一个标签页写的' });
  await note.fill('这里写的');
  const conflict = page.getByRole('alert').filter({ hasText: '这条笔记在别处改过' });
  await expect(conflict).toContainText('另一个标签页写的');
  await conflict.getByRole('button', { name: '保留我的' }).click();
  await expect.poll(async () => (await read())?.body).toBe('这里写的');

  await open(page, '/user/exam-notes');
  await expect(page.getByText('这里写的')).toBeVisible();
  await page.getByRole('searchbox').fill('没有写过');
  await page.keyboard.press('Enter');
  await expect(page.getByText('没有找到这样的笔记')).toBeVisible();
});

test('keeps an unsaved note over a lost network until the question is opened again', async ({
  page,
  candidate,
}) => {
  const id = await find(page);
  await open(page, `/questions/${number}`);
  await page.route('**/api/notes*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('textbox', { name: '我的笔记' }).fill('断网时写的');
  await expect(page.getByText('还没有保存，联网后会再试')).toBeVisible();
  await page.unroute('**/api/notes*');
  await open(page, `/questions/${number}`);
  await expect(page.getByRole('textbox', { name: '我的笔记' })).toHaveValue('断网时写的');
  type Notes = { list: { body: string }[] };
  await expect
    .poll(async () => (await candidate.call<Notes>('GET', `/api/notes?questionId=${id}`)).list[0]?.body)
    .toBe('断网时写的');

  // What is typed before the scripts have arrived is a note as well.
  await expect(page.getByText('已保存')).toBeVisible();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`/questions/${number}`, { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: '我的笔记' }).fill('脚本还没到');
  arrive();
  await expect(page.getByText('已保存')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '我的笔记' })).toHaveValue('脚本还没到');
});

test('collects into folders, and practises a folder', async ({ page, candidate }) => {
  for (const wanted of [code, 'tc-g002'])
    await candidate.call('POST', '/api/collections', { questionId: await find(page, wanted) });
  await open(page, `/questions/${number}`);
  await expect(page.getByRole('button', { name: '已收藏' })).toHaveAttribute('aria-pressed', 'true');
  await open(page, `/questions/${numberOf('tc-g005')}`);
  await page.getByRole('button', { name: '收藏', exact: true }).click();
  await page.getByRole('button', { name: '选收藏夹' }).click();
  const filing = page.getByRole('dialog', { name: '放进哪个收藏夹？' });
  await filing.getByRole('radio', { name: '新建收藏夹' }).check();
  await filing.getByRole('textbox').fill('让步句');
  await filing.getByRole('button', { name: '保存' }).click();
  await expect(filing).toHaveCount(0);

  await open(page, '/user/collections');
  await expect(page.getByRole('link', { name: /^让步句/ })).toHaveText(/1$/);
  await page.getByRole('button', { name: '新建收藏夹' }).click();
  await page.getByRole('textbox', { name: '新建收藏夹' }).fill('冒号句');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/folderId=\d+/);
  await page.getByRole('navigation', { name: '收藏夹' }).getByRole('link', { name: /^全部/ }).click();
  const entry = page.locator('li').filter({ hasText: number });
  await entry.getByRole('combobox', { name: '移到' }).selectOption({ label: '冒号句' });
  const folder = page.getByRole('navigation', { name: '收藏夹' }).getByRole('link', { name: /冒号句/ });
  await expect(folder).toHaveText(/1$/);
  await folder.click();
  await expect(page.locator('main li').filter({ hasText: number })).toHaveCount(1);
  await expectClean(page);
  await page.getByRole('button', { name: '练这些题' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '开始练习' }).click();
  await expect(page.getByRole('heading', { name: '收藏练习：1 题' })).toBeVisible();
});

test('discusses in threads of two levels; what is reported is hidden, links give nothing away', async ({
  page,
  candidate,
  browser,
  baseURL,
}) => {
  // A question of its own, so that other tests' comments do not stand between.
  const id = await find(page, 'tc-g011');
  const elsewhere = await browser.newContext({ baseURL });
  const other = apiOf(elsewhere.request, baseURL ?? '');
  await register(other, '另一位考生');
  const thread = await other.call<{ id: string }>('POST', '/api/comments', {
    questionId: id,
    body: '看这里 https://example.com/a?b=1 <b>粗体</b>',
  });
  await open(page, `/questions/${numberOf('tc-g011')}`);
  const talk = page.locator('#discussion');
  await expect(talk.getByRole('heading')).toHaveText(/^讨论\s*1$/);
  await expect(talk).not.toContainText('粗体');
  await talk.getByRole('button', { name: '现在就看' }).click();
  await expect(talk.locator('a[href^="https://example.com"]')).toHaveAttribute('rel', /nofollow.*noopener/);
  await expect(talk).toContainText('<b>粗体</b>');
  await talk.getByRole('button', { name: '赞' }).click();
  await expect(talk.getByRole('button', { name: '赞 1' })).toHaveAttribute('aria-pressed', 'true');
  await talk.getByRole('button', { name: '回复' }).click();
  await talk.getByRole('textbox', { name: '回复' }).fill('我也这样想');
  await talk.getByRole('button', { name: '发表' }).last().click();
  const reply = talk.locator('li li').filter({ hasText: '我也这样想' });
  await expect(reply).toHaveCount(1);
  await reply.getByRole('button', { name: '修改' }).click();
  await reply.getByRole('textbox').fill('我想得不一样');
  await reply.getByRole('button', { name: '发表' }).click();
  const edited = talk.locator('li li').filter({ hasText: '我想得不一样' });
  await expect(edited).toContainText('已修改');
  await expectClean(page);

  await talk.getByRole('button', { name: '举报' }).click();
  await page.getByRole('dialog', { name: '哪里不妥？' }).getByRole('button', { name: '举报' }).click();
  await expect(talk).toContainText('这条评论已删除或正在审核');
  const { list } = await candidate.call<{ list: { id: string; body: string | null }[] }>(
    'GET',
    `/api/comments?questionId=${id}`,
  );
  expect(list.find((one) => one.id === thread.id)?.body).toBeNull();
  await edited.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog', { name: '删除这条评论？' }).getByRole('button', { name: '删除' }).click();
  await expect(edited).toHaveCount(0);
  await elsewhere.close();
});

test('leaves a figure as it was sent, and waits to show the next question until its own is drawn', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const hasDrawn = () => asked.some((path) => /^\/assets\/figure-/.test(path));
  const reply = await page.request.get('/api/questions?tag=quant.geometry&size=100');
  const { list } = ((await reply.json()) as { data: { list: { number: string }[] } }).data;
  const isDrawn = (place: number) =>
    (questionBy(list[place]?.number ?? '') as { figures?: unknown[] }).figures !== undefined;
  const place = list.findIndex((_, at) => at + 1 < list.length && isDrawn(at) && isDrawn(at + 1));
  await open(page, `/questions/${list[place]?.number}?tag=quant.geometry`);
  await page.waitForLoadState('networkidle');
  const figure = page.locator('figure');
  await expect(figure.locator('svg').first()).toBeVisible();
  expect(hasDrawn()).toBe(false);

  const { promise: isLate, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/figure-/, async (route) => {
    await isLate;
    await route.continue();
  });
  const first = await page.locator('h1').innerText();
  await page.getByRole('link', { name: '下一题' }).click();
  await expect.poll(hasDrawn).toBe(true);
  await expect(page.locator('h1')).toHaveText(first);
  arrive();
  await expect(page.locator('h1')).not.toHaveText(first);
  await expect(figure.locator('svg').first()).toBeVisible();
  await expect(figure.locator('svg text').first()).not.toHaveText('');

  // A row of the related questions was drawn here too, and leads on by the router.
  const [related] = await page.locator('section ol a').all();
  const target = await related?.getAttribute('href');
  await related?.click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  expect(asked.filter((path) => path === target)).toEqual([]);
});
