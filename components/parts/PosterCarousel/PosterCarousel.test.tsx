import { act, fireEvent, screen, within, waitFor } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { countPosterClick } from '@/services/browser/api/posters';
import { posters } from '@/services/fixtures/activities';
import { fakeIntersections } from '@/services/fixtures/intersections';

import { PosterCarousel } from './PosterCarousel';
import { startCarousel } from './startCarousel';

jest.mock('@/services/browser/api/posters');
jest.mock('./startCarousel');

const carousel = { previous: jest.fn(), next: jest.fn(), toggle: jest.fn(), destroy: jest.fn() };
let move: ReturnType<typeof fakeIntersections>;
let lessMotion = false;

beforeEach(() => {
  jest.clearAllMocks();
  lessMotion = false;
  jest.mocked(startCarousel).mockReturnValue(carousel);
  window.matchMedia = () => ({ matches: lessMotion }) as MediaQueryList;
  move = fakeIntersections();
});

const slides = () =>
  within(screen.getByRole('list', { hidden: true })).getAllByRole('listitem', { hidden: true });
const tell = (state: { index: number; isPlaying: boolean; isByHand: boolean }) =>
  act(() => jest.mocked(startCarousel).mock.calls[0]?.[1].onChange(state));

/** With the library, which says that it turns by itself. */
async function renderRunning() {
  const rendered = renderWithProviders(<PosterCarousel posters={posters()} />);
  await act(() => Promise.resolve(move(true)));
  if (!lessMotion) tell({ index: 0, isPlaying: true, isByHand: false });
  return rendered;
}

it('renders every banner without scripts, and no controls before hydration', () => {
  renderWithProviders(<PosterCarousel posters={posters()} />);
  for (const { title, linkLabel, href } of posters()) {
    expect(screen.getByRole('heading', { level: 3, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: linkLabel })).toHaveAttribute('href', href);
  }
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(startCarousel).not.toHaveBeenCalled();
});

it('can be paused and moved in both directions once in view, and ends with the page', async () => {
  const { unmount } = await renderRunning();
  for (const name of ['Pause the banners', 'Previous banner', 'Next banner'])
    fireEvent.click(screen.getByRole('button', { name }));
  for (const action of [carousel.toggle, carousel.previous, carousel.next])
    expect(action).toHaveBeenCalledTimes(1);
  tell({ index: 0, isPlaying: false, isByHand: false });
  expect(screen.getByRole('button', { name: 'Resume the banners' })).toBeVisible();
  unmount();
  expect(carousel.destroy).toHaveBeenCalledTimes(1);
});

it('makes only the visible banner focusable', async () => {
  await renderRunning();
  tell({ index: 1, isPlaying: false, isByHand: true });
  expect(slides().map((slide) => slide.hasAttribute('inert'))).toEqual([true, false, true]);
  expect(screen.getByText('2 of 3')).toBeVisible();
});

it('announces manual changes, not automatic ones', async () => {
  await renderRunning();
  tell({ index: 1, isPlaying: true, isByHand: false });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  tell({ index: 2, isPlaying: false, isByHand: true });
  expect(screen.getByRole('status')).toHaveTextContent(`3 of 3: ${posters()[2]?.title}`);
});

it('does not move with reduced motion', async () => {
  lessMotion = true;
  await renderRunning();
  expect(startCarousel).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ isStill: true }));
  expect(screen.queryByRole('button', { name: /Stop|Let/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next banner' })).toBeVisible();
});

it('counts a click on a banner', async () => {
  renderWithProviders(<PosterCarousel posters={posters()} />);
  const [first] = posters();
  const link = screen.getByRole('link', { name: first?.linkLabel });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  await waitFor(() => expect(countPosterClick).toHaveBeenCalledWith(first?.id));
});
