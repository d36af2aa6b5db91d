import { describeSetup, hasOwnSetup, needsOwnWindow, pinnedWidth, type StoryState } from './storyState';

const state = (overrides: Partial<StoryState> = {}): StoryState => ({
  storyGlobals: {},
  moduleExport: {},
  ...overrides,
});
const play = () => undefined;

it.each<[string, StoryState, boolean, boolean]>([
  ['only properties', state({ moduleExport: { parameters: {} } }), false, false],
  ['a play function', state({ playFunction: play }), true, false],
  ['a language', state({ storyGlobals: { locale: 'de' } }), true, true],
  ['a width', state({ storyGlobals: { viewport: { value: 'w320' } } }), true, true],
  ['replies', state({ moduleExport: { parameters: { liveData: {} } } }), true, true],
  ['a login', state({ moduleExport: { beforeEach: play } }), true, true],
])('a state made by %s', (_, made, window, surroundings) => {
  expect([needsOwnWindow(made), hasOwnSetup(made)]).toEqual([window, surroundings]);
});

it('describes the setup of a state', () => {
  const made = state({
    storyGlobals: { locale: 'de', viewport: { value: 'w320' }, liveData: 'failing', motion: 'reduced' },
    moduleExport: { parameters: { liveData: {}, nextjs: {} }, beforeEach: play },
    playFunction: play,
  });
  expect(describeSetup(made)).toEqual([
    'always in German',
    'live data: failing',
    'reduced motion',
    '320 px wide',
    'a reply of its own',
    'an address of its own',
    'prepared',
    'played',
  ]);
  expect(pinnedWidth(made)).toBe(320);
});
