import { cms, create, paragraph, update } from './cms';
import { ask, gatewayUrl, pathOf, read, setting } from './gateway';
import { made } from './made';

// Shows (requirements, 7.17 and 7.19).

const languages = ['en', 'de'] as const;
const mark = `Contract test ${Date.now()}`;
const { make, takeAway } = made();
const isOurs = ({ title }: { title: string }) => title.startsWith('Contract test');
const plain = (html: string) => html.replace(/<[^>]+>/g, '');

afterAll(takeAway);

describe('notices', () => {
  const list = async (params: object = {}, language: 'en' | 'de' = 'en') =>
    (await read('getInformation', { pageSize: 100, ...params }, language)).list.filter(
      (card) => !isOurs(card),
    );

  it.each(languages)('are in %s, of three types, newest first', async (language) => {
    const cards = await list({}, language);
    expect(cards).toHaveLength(10);
    const times = cards.map(({ publishTime }) => publishTime);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(cards.map((card) => card.language))).toEqual(new Set([language]));
    expect(new Set(cards.map(({ typeName }) => typeName))).toEqual(
      new Set(
        language === 'de'
          ? ['Gesetzesänderung', 'Termin', 'Aus dem Unternehmen']
          : ['Change in the law', 'Deadline', 'From Kompassa'],
      ),
    );
  });

  it.each(languages)('have a text each in %s', async (language) => {
    for (const card of await list({}, language)) {
      const { content, metaTitle, metaDescription, socialImage, sources, ...rest } = await read(
        'getInformationInfo',
        { id: card.id },
        language,
      );
      expect(rest).toEqual(card);
      expect(plain(content).length).toBeGreaterThan(500);
      expect(content).not.toMatch(/[~*]|\]\(/);
      expect([metaTitle, metaDescription].every(Boolean)).toBe(true);
      expect(socialImage).toBeNull();
      expect(sources.length > 0 || card.informationType === 'company').toBe(true);
    }
  });

  it('are filtered by type', async () => {
    const cards = await list({ informationType: 'deadline' });
    expect(cards.map(({ informationType }) => informationType)).toEqual(Array(4).fill('deadline'));
  });

  it('return each entry on one page of the list', async () => {
    const asked = { informationType: 'company', pageSize: 1 } as const;
    const pages = await Promise.all(
      [1, 2, 3].map((pageNum) => read('getInformation', { ...asked, pageNum })),
    );
    expect(pages.map((page) => [page.list.length, page.total, page.pageNum])).toEqual([
      [1, 2, 1],
      [1, 2, 2],
      [0, 2, 3],
    ]);
  });

  it.each([
    ['999999999', 404],
    ['0', 400],
    ['x', 400],
  ])('with the id %s return %d', async (id, code) => {
    expect((await ask(pathOf('getInformationInfo', { id }))).body).toMatchObject({ code, data: null });
  });

  it('refuse an unknown type', async () => {
    const { body } = await ask(pathOf('getInformation', { informationType: 'news' }));
    expect(body).toMatchObject({ code: 400, msg: expect.stringContaining('"informationType"') as string });
  });

  it('are invisible as drafts, visible when published, and in English if German is missing', async () => {
    const body = {
      title: mark,
      summary: 'A summary.',
      content: paragraph('A text.'),
      informationType: 'lawChange',
      publishTime: '2099-01-01T09:00:00.000Z',
    };
    const id = await make('information', body, 'draft');
    const visible = async () => [
      (await ask(pathOf('getInformationInfo', { id }))).body.code,
      (await read('getInformation', { pageSize: 100 })).list.some((card) => card.id === id),
    ];
    expect(await visible()).toEqual([404, false]);
    await update('information', id, { _status: 'published' });
    expect(await visible()).toEqual([0, true]);
    expect(await read('getInformationInfo', { id }, 'de')).toMatchObject({ language: 'en', title: mark });
    await update('information', id, { _status: 'draft' });
    expect(await visible()).toEqual([404, false]);
  });
});

describe('manuals', () => {
  const manual = (more: object = {}) => ({
    title: mark,
    summary: 'A summary.',
    content: paragraph('A text.'),
    anchor: `contract-test-${Date.now()}`,
    version: '1.0',
    ...more,
  });

  it.each(languages)('are four, in order, in %s', async (language) => {
    const manuals = (await read('getOperationManual', {}, language)).filter((found) => !isOurs(found));
    expect(manuals.map(({ anchor }) => anchor)).toEqual([
      'registration',
      'sales-data',
      'register-search',
      'sample-offer',
    ]);
    for (const found of manuals) {
      expect(found.file).toMatchObject({
        name: `${found.anchor}-${found.version}-${language}.pdf`,
        language,
      });
      expect(found.language).toBe(language);
      expect(plain(found.content).length).toBeGreaterThan(1500);
      expect(found.content).not.toMatch(/[~*]|\]\(/);
    }
  });

  it('hide drafts, and refuse an anchor that is in use', async () => {
    const id = await make('manuals', manual(), 'draft');
    const isVisible = async () => (await read('getOperationManual', {})).some((found) => found.id === id);
    expect(await isVisible()).toBe(false);
    await update('manuals', id, { _status: 'published' });
    expect(await isVisible()).toBe(true);
    await expect(create('manuals', manual({ anchor: 'registration' }), 'published')).rejects.toThrow('400');
    await expect(create('manuals', manual({ anchor: 'Not an anchor' }), 'published')).rejects.toThrow('400');
  });

  describe('with a PDF', () => {
    const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
startxref
0
%%EOF
`;

    async function upload(content: string, name: string, type: string) {
      const login = await cms<{ token: string }>('POST', '/users/login', {
        email: setting('GATEWAY_TEST_ADMIN_EMAIL'),
        password: setting('GATEWAY_TEST_ADMIN_PASSWORD'),
      });
      const form = new FormData();
      form.append('file', new Blob([content], { type }), name);
      const response = await fetch(`${gatewayUrl()}/cms-api/documents`, {
        method: 'POST',
        headers: { connection: 'close', authorization: `JWT ${login.token}` },
        body: form,
      });
      return { status: response.status, saved: (await response.json()) as { doc: { id: number } } };
    }

    it('name the file, which is served as a download', async () => {
      const { saved } = await upload(pdf, 'contract-test.pdf', 'application/pdf');
      const anchor = `contract-test-pdf-${Date.now()}`;
      const id = await make('manuals', manual({ anchor, file: saved.doc.id }), 'published');
      for (const language of languages) {
        const found = (await read('getOperationManual', {}, language)).find(
          (candidate) => candidate.id === id,
        );
        expect(found?.file).toMatchObject({
          name: expect.stringMatching(/^contract-test.*\.pdf$/) as string,
          size: pdf.length,
          // There is no German one, so that the English one is offered.
          language: 'en',
        });
        const response = await fetch(new URL(found?.file?.url ?? '', gatewayUrl()));
        expect(await response.text()).toBe(pdf);
        expect(response.headers.get('content-disposition')).toBe(
          "attachment; filename*=UTF-8''contract-test.pdf",
        );
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      }
      await cms('DELETE', `/documents/${saved.doc.id}`);
    });

    it.each([
      ['<script>alert(1)</script>', 'page.html', 'text/html'],
      ['<script>alert(1)</script>', 'page.pdf', 'application/pdf'],
    ])('refuse other content: %s as %s', async (content, name, type) => {
      expect((await upload(content, name, type)).status).toBe(400);
    });
  });
});

describe('video courses', () => {
  it.each(languages)('are four, in order, with image and transcript, in %s', async (language) => {
    const videos = (await read('getVideoCourse', {}, language)).filter((found) => !isOurs(found));
    expect(videos.map(({ appID, fileID }) => `${appID}/${fileID}`)).toEqual([
      'kompassa/vat-oss-ioss',
      'kompassa/declaration-of-conformity',
      'kompassa/first-german-return',
    ]);
    for (const video of videos) {
      expect(video.language).toBe(language);
      expect(video.transcript).toMatch(/^<p><strong>0:00<\/strong> /);
      // Spoken at an ordinary pace.
      const wordsPerMinute = plain(video.transcript).split(/\s+/).length / (video.duration / 60);
      expect(wordsPerMinute).toBeGreaterThan(90);
      expect(wordsPerMinute).toBeLessThan(160);
      expect(video.cover).not.toBeNull();
    }
  });

  it('hide drafts', async () => {
    const body = {
      title: mark,
      summary: 'A summary.',
      transcript: paragraph('A text.'),
      fileID: 'contract-test',
      appID: 'kompassa',
      duration: 60,
      publishTime: '2026-01-01T09:00:00.000Z',
    };
    const id = await make('video-courses', body, 'draft');
    const isVisible = async () => (await read('getVideoCourse', {})).some((found) => found.id === id);
    expect(await isVisible()).toBe(false);
    await update('video-courses', id, { _status: 'published' });
    expect(await isVisible()).toBe(true);
    await expect(create('video-courses', { ...body, duration: 1.5 }, 'published')).rejects.toThrow('400');
    await expect(create('video-courses', { ...body, fileID: '../x' }, 'published')).rejects.toThrow('400');
  });
});
