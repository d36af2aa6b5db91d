import { cms, create, paragraph } from './cms';
import { gatewayUrl, read, setting } from './gateway';
import { made } from './made';

// Shows (requirements, 7.17 and 7.19).

const languages = ['en', 'de'] as const;
const mark = `Contract test ${Date.now()}`;
const { make, takeAway } = made();
afterAll(takeAway);

const manual = (more: object = {}) => ({
  title: mark,
  summary: 'A summary.',
  content: paragraph('A text.'),
  anchor: `contract-test-${Date.now()}`,
  version: '1.0',
  ...more,
});

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

it('a manual names its file, which is served as a download', async () => {
  const { saved } = await upload(pdf, 'contract-test.pdf', 'application/pdf');
  const anchor = `contract-test-pdf-${Date.now()}`;
  const id = await make('manuals', manual({ anchor, file: saved.doc.id }), 'published');
  for (const language of languages) {
    const found = (await read('getOperationManual', {}, language)).find((candidate) => candidate.id === id);
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

it('a manual has no anchor that is in use or is none', async () => {
  for (const anchor of ['registration', 'Not an anchor'])
    await expect(create('manuals', manual({ anchor }), 'published')).rejects.toThrow('400');
});

it.each([
  ['<script>alert(1)</script>', 'page.html', 'text/html'],
  ['<script>alert(1)</script>', 'page.pdf', 'application/pdf'],
])('refuses other content than PDF: %s as %s', async (content, name, type) => {
  expect((await upload(content, name, type)).status).toBe(400);
});
