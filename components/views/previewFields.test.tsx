import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';

import { PreviewFields } from '@/components/layout/PreviewBanner/PreviewFields';
import { modulesLoaded, renderWithProviders } from '@/components/testing/renderWithProviders';
import { AnswerView } from '@/components/views/AnswerView/AnswerView';
import { ArticleView } from '@/components/views/ArticleView/ArticleView';
import { BlockList } from '@/components/views/BlockList/BlockList';
import { FilmOpening } from '@/components/views/FilmView/FilmOpening';
import { ManualView } from '@/components/views/ManualView/ManualView';
import { NewsView } from '@/components/views/NewsView/NewsView';
import type { Manual } from '@/services/domain/articles/manual';
import type { VideoCard } from '@/services/domain/articles/video';
import { type PreviewField, previewFieldsOf, withAnchors } from '@/services/domain/content/previewFields';
import { article } from '@/services/fixtures/articles';
import { layoutData } from '@/services/fixtures/layoutData';
import { manuals, notice, videoCards } from '@/services/fixtures/library';
import { aboutPage, contentPage, homePage } from '@/services/fixtures/pages';
import { answer } from '@/services/fixtures/questions';
import { CommonDataProvider } from '@/services/store/commonData';

const gatewayHost = 'https://gateway.example.com';
const scroll = jest.fn();
beforeEach(() => {
  scroll.mockClear();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    scroll(this);
  };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const show = async (page: ReactElement, fields: PreviewField[] = []) => {
  const shown = renderWithProviders(
    <CommonDataProvider value={layoutData()}>
      <PreviewFields fields={fields} gatewayHost={gatewayHost} />
      <main>{page}</main>
    </CommonDataProvider>,
  );
  await modulesLoaded();
  return shown;
};

const parts: PreviewField[] = [
  { field: 'title', selector: 'main h1' },
  { field: 'blocks.a', selector: '#a', heading: 'Rules' },
  { field: 'blocks.b', selector: '#b' },
];
const page = (
  <>
    <h1>Title</h1>
    <section id="a">
      <p>Text</p>
      <aside id="b">Figure</aside>
    </section>
  </>
);
const outlined = () => document.querySelector('[data-shown]')?.textContent;

it('asks the form for a field, and nobody else', async () => {
  const post = jest.spyOn(window.parent, 'postMessage').mockReturnValue(undefined);
  await show(page, parts);
  expect(screen.getByRole('list', { name: 'Edit parts of this page' })).toBeInTheDocument();
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Edit the title', 'Edit “Rules”', 'Edit section 2']);
  fireEvent.click(screen.getByRole('button', { name: 'Edit “Rules”' }));
  expect(post.mock.calls).toEqual([[{ type: 'preview-edit-field', field: 'blocks.a' }, gatewayHost]]);
});

it('outlines the innermost part below the pointer, and its button with the focus', async () => {
  await show(page, parts);
  fireEvent.pointerMove(screen.getByText('Figure'));
  expect(outlined()).toBe('Edit section 2');
  fireEvent.pointerMove(screen.getByText('Text'));
  expect(outlined()).toBe('Edit “Rules”');
  fireEvent.pointerMove(screen.getByRole('main'));
  expect(outlined()).toBeUndefined();
  act(() => screen.getByRole('button', { name: 'Edit the title' }).focus());
  expect(outlined()).toBe('Edit the title');
  // The page has moved below a pointer that rests.
  fireEvent.pointerOver(screen.getByText('Figure'));
  expect(outlined()).toBe('Edit the title');
});

it('shows what the form has in hand for a moment, and heeds no other window', async () => {
  await show(page, parts);
  jest.useFakeTimers();
  const say = (origin: string, source: Window | null = window.parent) =>
    act(() => {
      const data = { type: 'preview-show-field', field: 'blocks.a' };
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
    });
  say('https://foreign.example');
  say(gatewayHost, null);
  expect(outlined()).toBeUndefined();
  expect(scroll).not.toHaveBeenCalled();
  say(gatewayHost);
  expect(outlined()).toBe('Edit “Rules”');
  expect(scroll).toHaveBeenCalledWith(document.getElementById('a'));
  act(() => jest.runAllTimers());
  expect(outlined()).toBeUndefined();
});

const [manual] = manuals() as [Manual];
const [film] = videoCards() as [VideoCard];
/** As the page parses it, where scripts run. */
const textOf = (html: string) =>
  Object.assign(document.createElement('div'), { innerHTML: html }).textContent;

it.each<[string, ReactElement, Record<string, string>]>([
  [
    'articles',
    <ArticleView key="view" article={article()} />,
    {
      title: article().title,
      summary: article().summary,
      cover: 'IMG',
      content: textOf(article().bodyHtml),
    },
  ],
  [
    'information',
    <NewsView key="view" notice={notice()} further={[]} />,
    { title: notice().title, summary: notice().summary, content: textOf(notice().bodyHtml) },
  ],
  [
    'manuals',
    <ManualView key="view" manual={manual} previous={null} next={null} />,
    { title: manual.title, summary: manual.summary, content: textOf(manual.bodyHtml) },
  ],
  [
    'questions',
    <AnswerView key="view" answer={answer()} />,
    { question: answer().question, summary: answer().summary, answer: textOf(answer().answerHtml) },
  ],
  [
    'video-courses',
    <FilmOpening key="view" film={film} filmTemplate="" />,
    { title: film.title, summary: film.summary },
  ],
])('finds the parts of %s', async (source, view, texts) => {
  await show(view);
  const found = previewFieldsOf(`${source}:1`).map(({ field, selector }) => {
    const part = document.querySelector(selector);
    return [field, part instanceof HTMLImageElement ? part.tagName : part?.textContent];
  });
  expect(Object.fromEntries(found)).toEqual(texts);
});

it('finds each section of a page', async () => {
  for (const { blocks, ...rest } of [homePage(), contentPage(), aboutPage()]) {
    const shown = { ...rest, blocks: withAnchors(blocks) };
    const { unmount } = await show(<BlockList blocks={shown.blocks} />);
    const fields = previewFieldsOf('pages:1', shown);
    expect(fields.length).toBeGreaterThanOrEqual(blocks.length);
    expect(fields.filter(({ selector }) => !document.querySelector(selector))).toEqual([]);
    unmount();
  }
});
