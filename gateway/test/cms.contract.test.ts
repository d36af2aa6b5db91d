import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { runReport } from './reports/runReport';

const dataFolder = mkdtempSync(path.join(tmpdir(), 'gateway-cms-'));
let report: Record<string, unknown>;

beforeAll(async () => {
  report = await runReport('cmsReport.ts', dataFolder);
}, 240_000);

afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

describe('the database', () => {
  it('keeps an acknowledged write through a crash and waits for a lock', () =>
    expect(report.pragmas).toEqual({
      journal_mode: 'wal',
      synchronous: 2,
      busy_timeout: 5000,
      foreign_keys: 1,
    }));

  it('is in a folder that only its owner opens', () => {
    expect(statSync(dataFolder).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(dataFolder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('never gives the id of a deleted article out again', () => expect(report.nextId).toBe(3));
});

describe('seeding', () => {
  it('fills an empty gateway once', () => {
    expect([report.seededBefore, report.seededAfter]).toEqual([false, true]);
    expect(report.unchangedBySecondSeed).toBe(true);
  });

  it('adds a demo editor and administrator once', () => {
    expect(report.logins).toEqual(['editor@kompassa.example', 'administrator@kompassa.example']);
    expect(report.secondLogins).toEqual([]);
  });

  it('numbers articles by date and lets them refer to each other', () =>
    expect(report.articles).toEqual([
      { id: 1, title: 'older en', related: [2] },
      { id: 2, title: 'newer en', related: [1] },
    ]));

  it('does not bring back what has been deleted', () => expect(report.articlesInTheEnd).toEqual([1]));

  it('puts both languages on the same blocks, and references in place of keys', () => {
    const home = report.home as { title: unknown; blocks: Record<string, unknown>[] };
    expect(home.title).toEqual({ en: 'Home (en)', de: 'Home (de)' });
    expect(home.blocks.map(({ blockType }) => blockType)).toEqual([
      'hero',
      'steps',
      'faq',
      'priceTable',
      'relatedArticles',
      'glossary',
    ]);
    expect(home.blocks[1]).toMatchObject({
      anchor: 'steps',
      steps: [{ title: { en: 'Step (en)', de: 'Step (de)' } }],
    });
    expect(home.blocks[3]).toMatchObject({ services: [1] });
    expect(home.blocks[4]).toMatchObject({ articles: [2, 1] });
    expect(home.blocks[5]).toMatchObject({ terms: [{ en: 'VAT', de: 'Umsatzsteuer' }] });
  });

  it('uploads drawings as real images in several widths', () =>
    expect(report.media).toEqual([{ width: 1600, mimeType: 'image/webp', sizes: [400, 800] }]));
});

describe('languages', () => {
  it('leaves German alone when English is edited', () =>
    expect(report.changedHeading).toEqual({ en: 'Changed', de: 'Steps (de)' }));

  it('falls back to English where German is missing', () => expect(report.untranslated).toBe('English only'));
});

describe('the public', () => {
  it('reads the published text while a draft is being written', () =>
    expect(report.publicTitle).toBe('older en'));

  it('does not see what is not published, nor versions', () => {
    expect(report.publicArticles).toEqual([1]);
    expect(report.publicVersions).toBe('Forbidden');
  });
});

describe('roles', () => {
  it('lets an editor read drafts', () => expect(report.editorArticles).toEqual([2, 1]));

  it('gives everybody their rights', () =>
    expect(report.rights).toEqual({
      publicWrites: 'Forbidden',
      publicReadsUsers: 'Forbidden',
      editorPublishes: 'allowed',
      editorAddsUser: 'Forbidden',
      editorSeesUsers: ['editor@kompassa.example'],
      editorRoleAfterPromotingThemselves: 'editor',
      editorChangesAdministrator: 'Forbidden',
      administratorAddsUser: 'allowed',
    }));

  it('resets a login', () => {
    expect([report.firstPassword, report.newPassword]).toEqual(['AuthenticationError', 'allowed']);
    expect(report.unknownReset).toBe('Error');
  });
});
