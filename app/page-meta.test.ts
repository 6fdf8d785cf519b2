import { describe, expect, it } from 'vitest';
import { pageMeta } from '#app/page-meta.ts';

const site = { company: { zh_cn: '灯塔 GRE', en: 'Beacon GRE' } };
const matches = [{ id: 'root', loaderData: { site, origin: 'https://gre.example.com' } }];
const head = { title: '活动', description: '有什么活动' };

function describePage(address: string, more: Partial<Parameters<typeof pageMeta>[1]> = {}) {
  const { pathname, search } = new URL(address, 'https://gre.example.com');
  const meta = pageMeta({ location: { pathname, search }, matches }, { ...head, ...more }) as Record<
    string,
    unknown
  >[];
  const find = (key: string, value: string) => meta.find((one) => one[key] === value);
  return {
    meta,
    title: meta.find((one) => 'title' in one)?.title,
    canonical: find('rel', 'canonical')?.href,
    languages: Object.fromEntries(
      meta.filter((one) => one.rel === 'alternate').map((one) => [one.hrefLang, one.href]),
    ),
    open: (name: string) => find('property', `og:${name}`)?.content,
    robots: find('name', 'robots')?.content,
  };
}

describe('the address that search engines keep', () => {
  it.each([
    ['/events-list', {}, '/events-list'],
    ['/gre-exam/', {}, '/gre-exam'],
    ['/', {}, '/'],
    ['/events?status=past&from=mail', { at: '/events-list', keep: ['status'] }, '/events-list?status=past'],
    ['/help?from=mail', { at: '/help?val=faq' }, '/help?val=faq'],
  ])('of %s is one', (address, more, canonical) => {
    expect(describePage(address, more).canonical).toBe(`https://gre.example.com${canonical}`);
  });

  it('is another one in English, and each names the other', () => {
    const { canonical, languages } = describePage('/events-list?lang=en');
    expect(canonical).toBe('https://gre.example.com/events-list?lang=en');
    expect(languages).toEqual({
      'zh-CN': 'https://gre.example.com/events-list',
      en: 'https://gre.example.com/events-list?lang=en',
      'x-default': 'https://gre.example.com/events-list',
    });
  });

  it('is kept from them where the page is hidden', () => {
    const { robots, canonical, languages } = describePage('/user', { isHidden: true });
    expect({ robots, canonical, languages }).toEqual({
      robots: 'noindex',
      canonical: undefined,
      languages: {},
    });
  });
});

describe('what a shared link shows', () => {
  it('is a picture of 1200 × 630, also where the page has none of its own', () => {
    expect(describePage('/about').open('image')).toMatch(/^https:\/\/gre\.example\.com\/share\/.+\.png$/);
    expect(describePage('/news/x', { image: '/share/articles/bell.png' }).open('image')).toBe(
      'https://gre.example.com/share/articles/bell.png',
    );
    expect(describePage('/about').open('image:width')).toBe('1200');
  });

  it('names the company in the page’s language, once', () => {
    expect(describePage('/about').title).toBe('活动 · 灯塔 GRE');
    expect(describePage('/about?lang=en').open('site_name')).toBe('Beacon GRE');
    expect(describePage('/', { title: '灯塔 GRE' }).title).toBe('灯塔 GRE');
  });

  it('is an article where it is one', () => {
    expect(describePage('/news/x', { isArticle: true }).open('type')).toBe('article');
    expect(describePage('/about').open('type')).toBe('website');
  });
});
