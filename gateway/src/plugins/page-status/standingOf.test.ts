import { standingOf } from './standingOf';

const now = 1_000_000;
const page = { state: 'shown', documents: 'menu.a', renewsAt: now + 1 } as const;
const gone = { ...page, state: 'gone' } as const;
const unseen = { shown: 0, published: 6 };
const same = { shown: 5, published: 5 };
const older = { shown: 5, published: 6 };

it.each([
  ['what is published', page, [same], 'current'],
  ['no document', page, [], 'current'],
  ['an older version, and its time is not over', page, [same, older], 'waiting'],
  ['an older version after its time', { ...page, renewsAt: now - 2_001 }, [older], 'late'],
  ['an older version in the moment of its renewal', { ...page, renewsAt: now - 1_999 }, [older], 'waiting'],
  ['what was withdrawn', page, [{ shown: 5, published: 0 }], 'waiting'],
  ['a document that was published meanwhile', page, [{ shown: 0, published: 6 }], 'waiting'],
  ['what is published, after a failed attempt', { ...page, failedAt: now - 5 }, [same], 'failed'],
  ['a newer version than a gateway that was restored', page, [{ shown: 6, published: 5 }], 'waiting'],
  ['a banner whose time is over', { ...page, hasPassed: true }, [same], 'waiting'],
  ['what an older gateway gave without its versions', { ...page, documents: '' }, [], 'unknown'],
  ['nothing, as nothing is published', gone, [{ shown: 0, published: 0 }], 'current'],
  ['nothing of what is published', gone, [unseen], 'missing'],
  ['nothing of it after a failed attempt', { ...gone, failedAt: now - 5 }, [unseen], 'missing'],
  ['nothing of it and cannot be rendered', { ...page, state: 'unavailable' }, [unseen], 'missing'],
  ['nothing, and has yet to find that so it is', { ...page, state: 'unavailable' }, [], 'waiting'],
  ['another page instead of it', { ...page, state: 'moved' }, [unseen], 'missing'],
  [
    'nothing yet, after an attempt that failed before',
    { ...page, state: 'unavailable', failedAt: 1 },
    [],
    'waiting',
  ],
  ['nothing of what a redirect covers', { ...gone, redirectsTo: '/cht/price' }, [unseen], 'current'],
  [
    'what a redirect covers, after a failed attempt',
    { ...page, failedAt: now - 5, redirectsTo: '/' },
    [older],
    'current',
  ],
] as const)('a page that shows %s', (_what, state, versions, status) =>
  expect(standingOf(state, versions, now).status).toBe(status),
);

it.each([
  ['the newest version that differs', [same, older, { shown: 9, published: 9 }], [5, 6]],
  ['the newest version where none differs', [same, { shown: 9, published: 9 }], [9, 9]],
  ['no version of what was withdrawn', [{ shown: 5, published: 0 }], [5, undefined]],
  ['nothing of a page without documents', [], [undefined, undefined]],
])('names %s', (_what, versions, [shownVersion, publishedVersion]) =>
  expect(standingOf(page, versions, now)).toMatchObject({ shownVersion, publishedVersion }),
);
