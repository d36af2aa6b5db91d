/** @jest-environment jsdom */
import { xssCorpus } from '@/services/fixtures/xssCorpus';

import { cleanHtml } from './cleanHtml';
import { articleSchema } from './schema';

const options = {
  host: 'https://gateway.example.com',
  locale: 'en',
  topHeading: 2,
  idPrefix: 's-',
  filmTemplate: 'https://gateway.example.com/films/{appID}/{fileID}/master.m3u8',
} as const;
const clean = (html: string, overrides: Partial<Parameters<typeof cleanHtml>[1]> = {}) =>
  cleanHtml(html, { ...options, ...overrides }).html;

/** The markup as a browser with scripts parses it. */
function parsed(html: string): Element[] {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  return [...page.body.querySelectorAll('*')];
}

// The content of `noscript` is a text there.
const elements = new Set([...(articleSchema.tagNames ?? []), 'noscript']);
const attributes = new Set([
  ...['lang', 'dir', 'href', 'hreflang', 'title', 'src', 'alt', 'width', 'height', 'start', 'reversed'],
  ...['colspan', 'rowspan', 'scope', 'datetime', 'id', 'rel', 'loading', 'decoding', 'class', 'tabindex'],
  ...['sizes', 'srcset', 'role', 'aria-labelledby', 'data-deferred', 'data-props'],
]);

/** Names everything in the markup that an article must not contain. */
function dangers(html: string): string[] {
  return parsed(html).flatMap((element) => [
    ...(elements.has(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (!attributes.has(name)) return [name];
      if (name === 'href' && !/^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/.test(value))
        return [`href ${value}`];
      if (name === 'src' && !/^\/picture\/768\/[^/?#]+$/.test(value)) return [`src ${value}`];
      if (name === 'srcset' && !/^(\/picture\/\d+\/[^/?#,\s]+ \d+w(, |$)){3}$/.test(value))
        return [`srcset ${value}`];
      if (name === 'id' && !value.startsWith('s-')) return [`id ${value}`];
      if (name === 'data-deferred' && value !== 'filmInText') return [`data-deferred ${value}`];
      if (name === 'class' && value !== 'tableBox' && value !== 'film') return [`class ${value}`];
      if (name === 'role' && value !== 'group') return [`role ${value}`];
      if (name === 'aria-labelledby' && !value.startsWith('s-')) return [`aria-labelledby ${value}`];
      return [];
    }),
  ]);
}

it('parses as a browser with scripts does', () =>
  expect(dangers('<noscript><p title="</noscript><img src=x onerror=alert(1)>">')).toContain('onerror'));

it('finds dangerous markup in the corpus itself', () => {
  const seen = xssCorpus.filter((markup) => dangers(markup).length > 0);
  // The rest ends as text or in a comment already in the browser's own parser.
  expect(seen.length).toBeGreaterThan(xssCorpus.length - 8);
});

it.each(xssCorpus)(
  'removes everything dangerous from %j, also for a browser that parses the result',
  (markup) => {
    const html = clean(`<h2>Before</h2>${markup}<p>after</p>`);
    expect(dangers(html)).toEqual([]);
    expect(dangers(clean(html))).toEqual([]);
  },
);

it('keeps the elements of an article', () => {
  const html =
    '<p>A <strong>bold</strong> <em>word</em>, <span lang="zh-Hans">官网</span></p><ul><li>One</li></ul><blockquote><p>Q</p></blockquote>';
  expect(clean(html)).toBe(html);
});

it('adds ids to headings and lists the highest', () => {
  const { html, headings } = cleanHtml(
    '<h2>Dates &amp; duties</h2><h3>Late</h3><h2>Dates &amp; duties</h2>',
    options,
  );
  expect(html).toBe(
    '<h2 id="s-dates--duties">Dates &#x26; duties</h2><h3 id="s-late">Late</h3><h2 id="s-dates--duties-1">Dates &#x26; duties</h2>',
  );
  expect(headings).toEqual([
    { id: 's-dates--duties', text: 'Dates & duties' },
    { id: 's-dates--duties-1', text: 'Dates & duties' },
  ]);
});

it.each([
  ['<h1>A</h1><h2>B</h2>', 2, ['H2', 'H3']],
  ['<h2>A</h2><h4>B</h4><h4>C</h4><h2>D</h2>', 2, ['H2', 'H3', 'H3', 'H2']],
  ['<h3>A</h3><h2>B</h2><h3>C</h3>', 3, ['H3', 'H3', 'H4']],
  ['<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4>', 4, ['H4', 'H5', 'H6', 'H6']],
  ['<h2> </h2><h3>A</h3><h2><br></h2>', 2, ['H2']],
] as const)('corrects the heading levels of %s, starting at h%i', (markup, topHeading, expected) => {
  expect(
    parsed(clean(markup, { topHeading }))
      .filter((e) => /^H\d$/.test(e.tagName))
      .map((e) => e.tagName),
  ).toEqual(expected);
});

it.each([
  ['/cht/Services', 'de', '/de/cht/Services'],
  ['/cht/Services', 'en', '/cht/Services'],
  ['/', 'de', '/de'],
  ['/#rates', 'de', '/de#rates'],
  ['#steps', 'de', '#steps'],
  ['/cms-api/media/file/form.pdf', 'de', 'https://gateway.example.com/cms-api/media/file/form.pdf'],
  ['mailto:hello@example.com', 'de', 'mailto:hello@example.com'],
] as const)('changes the link %s in %s to %s', (href, locale, expected) => {
  expect(clean(`<a href="${href}">x</a>`, { locale })).toContain(`href="${expected}"`);
});

it('adds rel to links to other hosts', () => {
  expect(clean('<a href="https://www.bzst.de/">BZSt</a>')).toBe(
    '<a href="https://www.bzst.de/" rel="noopener noreferrer">BZSt</a>',
  );
});

it('loads pictures of the media library in the width that a screen needs and adds a missing alt attribute', () => {
  expect(clean('<img src="/cms-api/media/file/map.webp" width="10" height="5">')).toBe(
    '<img alt="" src="/picture/768/map.webp" width="10" height="5" sizes="(min-width: 48rem) 42rem, 100vw" srcset="/picture/480/map.webp 480w, /picture/768/map.webp 768w, /picture/1200/map.webp 1200w" loading="lazy" decoding="async">',
  );
});

it('wraps a table in a box that scrolls, named after the heading above it', () => {
  const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';
  expect(clean(table)).toBe(`<div class="tableBox" tabindex="0">${table}</div>`);
  expect(clean(`<h2>Rates</h2><p>Text</p>${table}`)).toMatch(
    /<h(\d) id="([^"]+)">Rates<\/h\1><p>Text<\/p><div class="tableBox" tabindex="0" role="group" aria-labelledby="\2">/,
  );
});

describe('a film', () => {
  const film = {
    ...{ fileID: 'vat', appID: 'kompassa', title: 'VAT & "OSS"', duration: 65, language: 'de' },
    chapters: [
      { start: 0, title: 'Begin' },
      { start: 18, title: 'The lamp' },
    ],
  };
  const figure = (data: string, still = '<img src="/cms-api/media/file/a.webp" width="16" height="9">') =>
    `<figure data-film="${data.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"><a href="/videoCourse/3">${still}Video: VAT</a></figure>`;
  const shown = (html: string) => {
    const page = document.implementation.createHTMLDocument();
    page.body.innerHTML = clean(html, { locale: 'de' });
    return page.body;
  };

  it('plays in its place, with its still image, and has a link to its transcript', () => {
    const body = shown(figure(JSON.stringify(film)));
    expect(body.querySelector('figure > div > img')?.getAttribute('src')).toBe('/picture/768/a.webp');
    const { dataset } = body.querySelector<HTMLElement>('figure > div > div') ?? {};
    expect(dataset?.deferred).toBe('filmInText');
    expect(JSON.parse(dataset?.props ?? '')).toEqual({
      ...{ fileID: 'vat', appID: 'kompassa', title: film.title, durationSeconds: 65, language: 'de' },
      cover: { src: '/picture/768/a.webp', alt: '', width: 16, height: 9 },
      chapters: [
        { id: 'chapter-begin', start: 0, title: 'Begin' },
        { id: 'chapter-the-lamp', start: 18, title: 'The lamp' },
      ],
      ...{ filmTemplate: options.filmTemplate, lesson: '/de/videoCourse/3' },
    });
    const link = body.querySelector('figcaption > a');
    expect(link?.getAttribute('href')).toBe('/de/videoCourse/3');
    expect(link?.textContent).toBe('Video: VAT & "OSS" (mit Text zum Nachlesen)');
  });

  it('has the player of the browser without scripts, with captions', () => {
    const html = clean(figure(JSON.stringify(film)), { locale: 'de' });
    const folder = 'https://gateway.example.com/films/kompassa/vat';
    expect(html).toContain(
      `<noscript><video controls playsinline preload="none" src="${folder}/master.m3u8" poster="/picture/768/a.webp" crossorigin="anonymous"><track kind="captions" src="${folder}/captions/de.vtt" srclang="de" default></video></noscript>`,
    );
  });

  it('says in which language it is where that is not the language of the page', () => {
    const html = figure(JSON.stringify({ ...film, language: 'en' }));
    const link = shown(html).querySelector('figure[lang=de] > figcaption > a');
    expect(link?.innerHTML).toBe('Video: <span lang="en">VAT &amp; "OSS"</span> (mit Text zum Nachlesen)');
    const { dataset } = shown(html).querySelector<HTMLElement>('[data-deferred]') ?? {};
    expect(JSON.parse(dataset?.props ?? '')).toMatchObject({ language: 'en' });
    expect(clean(html, { locale: 'de' })).toContain('captions/en.vtt" srclang="en"');
  });

  it('has nothing in its `noscript` that ends it, whatever it is called', () => {
    const end = '</noscript><img src=x onerror=alert(1)>';
    const hostile = { ...film, fileID: end, appID: end, title: end };
    for (const name of [end, `a.webp?${end}`, `a.webp#${end}`]) {
      const still = `<img src="/cms-api/media/file/${name}" width="16" height="9">`;
      const [inside = ''] = /<noscript>.*$/.exec(clean(figure(JSON.stringify(hostile), still))) ?? [];
      expect(inside).toMatch(/^<noscript><video [^<]*><track [^<]*><\/video><\/noscript><\/div><figcaption>/);
    }
  });

  it('comes without a still image, too', () => {
    const { dataset } =
      shown(figure(JSON.stringify(film), '')).querySelector<HTMLElement>('[data-deferred]') ?? {};
    expect(JSON.parse(dataset?.props ?? '')).toMatchObject({ title: film.title, cover: null });
  });

  it.each(['', 'null', '[]', '{"fileID":"x"}', JSON.stringify({ ...film, chapters: [null] })])(
    'that cannot be read (%j) remains a link',
    (data) => {
      const body = shown(figure(data, ''));
      expect(body.innerHTML).toBe('<figure><a href="/de/videoCourse/3">Video: VAT</a></figure>');
    },
  );
});
