import { expect, request, type APIRequestContext, type APIResponse } from '@playwright/test';

import { required } from './environment';

interface Article {
  id: number;
  title: string;
}

/** The state of a document on the site; times are milliseconds since 1970. */
interface SitePages {
  publishedAt: number | null;
  outstanding: { site: string; attempts: number; error?: string }[];
  sites: {
    site: string;
    fault?: string;
    pages: { path: string; locale: string; status: string; generatedAt: number; renewsAt: number }[];
  }[];
}

/** An article's status: drafts are seen by editors only. */
type Status = 'draft' | 'published';

/** One login is enough for the tests of a worker. */
let token: string | undefined;

async function logIn(): Promise<string> {
  const baseURL = required('E2E_CMS_URL');
  const anonymous = await request.newContext({ baseURL });
  const answer = await anonymous.post('/cms-api/users/login', {
    data: { email: required('E2E_ADMIN_EMAIL'), password: required('E2E_ADMIN_PASSWORD') },
  });
  expect(answer.status(), 'login at the CMS').toBe(200);
  const { token: given } = (await answer.json()) as { token: string };
  await anonymous.dispose();
  return given;
}

async function connect(): Promise<APIRequestContext> {
  token ??= await logIn();
  return request.newContext({
    baseURL: required('E2E_CMS_URL'),
    extraHTTPHeaders: {
      Authorization: `JWT ${token}`,
      // The server may close a keep-alive connection just when the next request is written.
      Connection: 'close',
    },
  });
}

/** A test changes and deletes what it has made even while a form of it is open in its browser. */
const anyway = '?overrideLock=true';

let articles = 0;

/** Documents that the running test has made and not removed itself. */
const made = new Set<string>();

/** Documents that the running test has made or changed, as the jobs that tell the site name them. */
const touched = new Set<string>();

/** Removes what a test has left behind, as one that fails does. */
export async function removeLeftOvers(): Promise<void> {
  touched.clear();
  if (made.size === 0) return;
  const api = await connect();
  // A document is left before its author.
  for (const document of [...made].reverse()) await api.delete(`/cms-api/${document}${anyway}`);
  made.clear();
  await api.dispose();
}

/** An editor at work: Payload's own interface, as the admin uses it. */
export class Cms {
  private constructor(private api: APIRequestContext) {}

  static async signIn(): Promise<Cms> {
    return new Cms(await connect());
  }

  /** Payload keeps a user's sessions in one list: of two tests that log in at once, one may lose its own. */
  private async send(work: (api: APIRequestContext) => Promise<APIResponse>): Promise<APIResponse> {
    const answer = await work(this.api);
    if (answer.status() !== 401 && answer.status() !== 403) return answer;
    token = undefined;
    this.api = await connect();
    return work(this.api);
  }

  /** A new English document with the content of the first one that has a value; rows have ids, so they stay behind. */
  async copy(collection: string, [field, value]: [string, string], changes: object): Promise<number> {
    const {
      id: _id,
      seedKey: _seedKey,
      createdAt: _c,
      updatedAt: _u,
      related: _r,
      sources: _s,
      ...content
    } = await this.first<Record<string, unknown>>(collection, field, value);
    return this.add(collection, { ...content, ...changes });
  }

  /** A new English article; nothing in its head is that of the article whose text it has. */
  async createArticle(title: string, status: Status, more: object = {}): Promise<Article> {
    const own = `${title} ${process.pid}.${(articles += 1)}`;
    const newest =
      'articles?where[seedKey][exists]=true&where[articleType][equals]=companyEncy&sort=-publishTime&limit=1';
    const { docs } = await this.read<{ docs: { publishTime: string }[] }>(`${newest}&depth=0`);
    // Second in its list: other tests read the first one.
    const publishTime = new Date(Date.parse(docs[0]?.publishTime ?? '') - 60_000).toISOString();
    const id = await this.copy('articles', ['articleType', 'companyEncy'], {
      title,
      metaTitle: own,
      metaDescription: `${own}: an article of the browser tests, described as long as others are.`,
      publishTime,
      noIndex: false,
      _status: status,
      ...more,
    });
    return { id, title };
  }

  /** A change that may fail: the status, and what the editor reads. */
  async attempt(
    change: (api: APIRequestContext) => Promise<APIResponse>,
  ): Promise<{ status: number; message: string }> {
    try {
      const answer = await change(this.api);
      const { errors } = (await answer.json()) as { errors?: { message: string }[] };
      return { status: answer.status(), message: errors?.[0]?.message ?? '' };
    } catch (error) {
      return { status: 0, message: (error as Error).message };
    }
  }

  /** The same for the English title of a draft. */
  attemptToRetitle = (id: number, title: string) =>
    this.attempt((api) =>
      api.patch(`/cms-api/articles/${id}${anyway}&locale=en&draft=true`, {
        data: { title, _status: 'draft' },
        timeout: 30_000,
      }),
    );

  /** The English title of an article's newest version. */
  async titleOf(id: number): Promise<string> {
    const query = 'locale=en&draft=true&depth=0';
    return (await this.read<{ title: string }>(`articles/${id}?${query}`)).title;
  }

  /** Changes the English title, even while a form of it is open; as a draft the published version stays what it is. */
  async retitle(id: number, title: string, status: Status): Promise<void> {
    const answer = await this.send((api) =>
      api.patch(`/cms-api/articles/${id}${anyway}&locale=en&draft=${status === 'draft'}`, {
        data: { title, _status: status },
      }),
    );
    expect(answer.status(), await answer.text()).toBe(200);
  }

  /** The state of an article on the site as the admin shows it. */
  async sitePages(id: number): Promise<SitePages> {
    const answer = await this.send((api) => api.get(`/cms-api/site-pages?source=articles&id=${id}`));
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as SitePages;
  }

  /** "Refresh now" on an article. */
  async refresh(id: number): Promise<void> {
    const answer = await this.send((api) =>
      api.post('/cms-api/site-refresh', { data: { source: 'articles', id } }),
    );
    expect(answer.status(), await answer.text()).toBe(202);
  }

  /** The link behind the admin's preview button. */
  async previewLink(id: number, locale: 'en' | 'de'): Promise<string> {
    const answer = await this.send((api) =>
      api.get(`/cms-api/site-preview?source=articles&id=${id}&locale=${locale}`),
    );
    expect(answer.status(), await answer.text()).toBe(200);
    return ((await answer.json()) as { url: string }).url;
  }

  async deleteArticle(id: number): Promise<void> {
    await this.remove('articles', id);
  }

  /** Adds a document to any collection; answers its id. */
  async add(collection: string, data: object): Promise<number> {
    const answer = await this.send((api) => api.post(`/cms-api/${collection}?locale=en`, { data }));
    expect(answer.status(), await answer.text()).toBe(201);
    const { id } = ((await answer.json()) as { doc: { id: number } }).doc;
    const name = collection.replace(/\?.*/, '');
    made.add(`${name}/${id}`);
    touched.add(`${name}:${id}`);
    return id;
  }

  async change(collection: string, id: number, data: object): Promise<void> {
    touched.add(`${collection}:${id}`);
    const answer = await this.send((api) => api.patch(`/cms-api/${collection}/${id}?locale=en`, { data }));
    expect(answer.status(), await answer.text()).toBe(200);
  }

  /** Changes the draft of a document in one language. */
  async changeDraft(collection: string, id: number, locale: 'en' | 'de', data: object): Promise<void> {
    const answer = await this.send((api) =>
      api.patch(`/cms-api/${collection}/${id}?locale=${locale}&draft=true`, { data }),
    );
    expect(answer.status(), await answer.text()).toBe(200);
  }

  async remove(collection: string, id: number): Promise<void> {
    const answer = await this.send((api) => api.delete(`/cms-api/${collection}/${id}${anyway}`));
    expect(answer.status()).toBe(200);
    made.delete(`${collection}/${id}`);
  }

  /** Documents that are scheduled to be published or unpublished, by kind and title. */
  async scheduled(): Promise<string[]> {
    const { schedules } = await this.read<{ schedules: { title: string }[] }>('schedules');
    return schedules.map(({ title }) => title);
  }

  async read<T>(path: string): Promise<T> {
    const answer = await this.send((api) => api.get(`/cms-api/${path}`));
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as T;
  }

  /** The first document of a collection that has a value; in English. */
  async first<T>(collection: string, field: string, value: string): Promise<T> {
    const query = new URLSearchParams({
      [`where[${field}][equals]`]: value,
      limit: '1',
      depth: '0',
      locale: 'en',
    });
    const { docs } = await this.read<{ docs: T[] }>(`${collection}?${query}`);
    if (!docs[0]) throw new Error(`The CMS has no ${collection} with ${field} ${value}.`);
    return docs[0];
  }

  global<T>(slug: string): Promise<T> {
    return this.read<T>(`globals/${slug}?locale=en&depth=0`);
  }

  async changeGlobal(slug: string, data: object): Promise<void> {
    touched.add(slug);
    const answer = await this.send((api) => api.post(`/cms-api/globals/${slug}?locale=en`, { data }));
    expect(answer.status(), await answer.text()).toBe(200);
  }

  /** What the site was told of and has not done. */
  private async outstanding(): Promise<{ document?: string; attempts: number }[]> {
    const { docs } = await this.read<{ docs: { input: { document?: string }; totalTried?: number }[] }>(
      'payload-jobs?where[taskSlug][equals]=notifySite&where[completedAt][exists]=false&sort=-id&depth=0&limit=100',
    );
    return docs.map(({ input: { document }, totalTried = 0 }) => ({ document, attempts: totalTried }));
  }

  /**
   * Resolves once the site has done all that it was told of the documents of this test: what is published is live then, on
   * every page that shows it. `more`: those that the test has made in the admin, such as `pages:3`.
   */
  async siteTold(...more: string[]): Promise<void> {
    const ofTest = new Set([...touched, ...more]);
    const left = async () => (await this.outstanding()).filter(({ document }) => ofTest.has(document ?? ''));
    // Only what fails takes so long.
    await expect
      .poll(left, { message: 'what the site was not told', intervals: [100], timeout: 120_000 })
      .toEqual([]);
  }

  /** Whether the site has done all that it was told of a document, such as `articles:3` or `menu`. */
  async isSiteTold(document: string): Promise<boolean> {
    return (await this.outstanding()).every((notice) => notice.document !== document);
  }

  /** How often a term was searched for without a result, by language. */
  async searchMisses(term: string): Promise<{ language: string; count: number }[]> {
    const query = new URLSearchParams({ 'where[term][equals]': term });
    const { docs } = await this.read<{ docs: { language: string; count: number }[] }>(
      `search-misses?${query}`,
    );
    return docs.map(({ language, count }) => ({ language, count }));
  }

  /** The text message that went to a number last. */
  async lastMessage(phone: string): Promise<string> {
    const query = new URLSearchParams({ 'where[recipient][equals]': phone, sort: '-id', limit: '1' });
    const answer = await this.send((api) => api.get(`/cms-api/sent-messages?${query}`));
    expect(answer.status(), 'sent messages').toBe(200);
    const { docs } = (await answer.json()) as { docs: { text: string }[] };
    return docs[0]?.text ?? '';
  }
}
