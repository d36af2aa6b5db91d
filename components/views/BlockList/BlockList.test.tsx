import { modulesLoaded, renderWithProviders } from '@/components/testing/renderWithProviders';
import { isInteractive } from '@/services/domain/content/blockRendering';
import { aboutPage, contentPage, homePage } from '@/services/fixtures/pages';

import { BlockList } from './BlockList';

it('has the anchor of each block as an id, prices on a tinted ground, and steps on paper', async () => {
  const { blocks } = contentPage();
  const { container } = renderWithProviders(<BlockList blocks={blocks} />);
  await modulesLoaded();
  const anchored = blocks.filter(({ anchor }) => anchor);
  const tones = anchored.map(({ kind, anchor }) => {
    const place = container.querySelector(`#${anchor}`);
    expect(place).toBeInTheDocument();
    return [kind, place?.getAttribute('data-tone')];
  });
  expect(tones).toEqual(
    expect.arrayContaining([
      ['priceTable', 'tinted'],
      ['steps', 'plain'],
    ]),
  );
});

/** Elements with an event handler of React's, besides links and images, which Next equips. */
const withHandlers = (container: HTMLElement) =>
  [...container.querySelectorAll('*')].filter((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    const props = key ? (element as unknown as Record<string, Record<string, unknown>>)[key] : {};
    return (
      !['A', 'IMG'].includes(element.tagName) &&
      Object.entries(props ?? {}).some(([, value]) => typeof value === 'function')
    );
  });

it('static blocks have no event handlers, which static HTML would not have', () => {
  const blocks = [...homePage().blocks, ...contentPage().blocks, ...aboutPage().blocks];
  const staticBlocks = blocks.filter(({ kind }) => !isInteractive(kind));
  expect(new Set(staticBlocks.map(({ kind }) => kind)).size).toBeGreaterThan(10);
  for (const block of staticBlocks) {
    const { container, unmount } = renderWithProviders(<BlockList blocks={[block]} />);
    expect(container).not.toBeEmptyDOMElement();
    expect(withHandlers(container)).toEqual([]);
    unmount();
  }
});

it('interactive blocks have event handlers', async () => {
  const rateMap = homePage().blocks.filter(({ kind }) => kind === 'rateMap');
  const { container } = renderWithProviders(<BlockList blocks={rateMap} />);
  await modulesLoaded();
  expect(withHandlers(container)).not.toEqual([]);
});
