import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { RichText } from '@/components/ui/RichText/RichText';
import { fetchDefinition } from '@/services/browser/reading/definitions';

import { TermLinks } from './TermLinks';

// Shows (requirements, 11.20).

jest.mock('@/services/browser/reading/definitions');

const definitions = jest.mocked(fetchDefinition);
const ioss = { word: 'IOSS', other: 'IOSS (de)', definition: 'VAT on small parcels in one return.' };
const html =
  '<p>The <a href="/cht/tradeTerms#ioss" data-term="">IOSS</a> and <a href="/cht/tradeTerms#vat" data-term="">VAT</a>.</p><p>After it</p><p><a href="/cht/price">Prices</a></p>';

beforeEach(() => {
  definitions.mockReset().mockResolvedValue(ioss);
  // jsdom knows no popovers; how browsers show them is in e2e/site/reference.spec.ts.
  Object.assign(HTMLElement.prototype, { popover: null, showPopover: jest.fn() });
});
afterEach(() => {
  for (const name of ['popover', 'showPopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

const show = (locale: 'en' | 'de' = 'en') =>
  renderWithProviders(
    <>
      <RichText html={html} />
      <TermLinks />
    </>,
    { locale },
  );
const term = (name = 'IOSS') => screen.getByRole('link', { name });
const card = () => screen.queryByRole('dialog');

it('a press shows what the term means, beside it and with the focus in it', async () => {
  show();
  expect(term()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(term());
  const dialog = await screen.findByRole('dialog', { name: 'IOSS' });
  expect(dialog).toHaveAccessibleDescription(ioss.definition);
  expect(dialog).toHaveFocus();
  expect(term()).toHaveAttribute('aria-expanded', 'true');
  expect(term().nextElementSibling).toContainElement(dialog);
  expect(screen.getByRole('link', { name: 'To the glossary' })).toHaveAttribute(
    'href',
    '/cht/tradeTerms#ioss',
  );
  expect(definitions).toHaveBeenCalledWith('/cht/tradeTerms#ioss', 'en');
});

it('the keyboard opens it, leads on to the glossary and then behind the term, and Escape leads back', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(card()).not.toBeInTheDocument();
  expect(term()).toHaveFocus();
  expect(term()).toHaveAttribute('aria-expanded', 'false');

  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'To the glossary' })).toHaveFocus();
  await userEvent.tab();
  expect(term('VAT')).toHaveFocus();
  expect(card()).not.toBeInTheDocument();
});

it('a press outside or on the term closes it; one on the next term opens that one', async () => {
  show();
  await userEvent.click(term());
  await screen.findByRole('dialog');
  await userEvent.click(screen.getByText('After it'));
  expect(card()).not.toBeInTheDocument();
  await userEvent.click(term());
  await screen.findByRole('dialog');
  await userEvent.click(term());
  await waitFor(() => expect(card()).not.toBeInTheDocument());
  await userEvent.click(term());
  await screen.findByRole('dialog');
  await userEvent.click(term('VAT'));
  await waitFor(() => expect(term('VAT').nextElementSibling).toContainElement(card()));
  expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1);
});

it('opens for a pointer that rests on the term, stays while it is on the card, and goes with it', async () => {
  jest.useFakeTimers();
  show();
  const over = (element: Element) =>
    fireEvent(element, new MouseEvent('pointerover', { bubbles: true, cancelable: true }));
  const rest = () => act(() => jest.advanceTimersByTimeAsync(400));
  over(term());
  over(screen.getByText('After it'));
  await rest();
  expect(card()).not.toBeInTheDocument();

  over(term());
  await rest();
  const dialog = screen.getByRole('dialog');
  expect(dialog).not.toHaveFocus();
  over(screen.getByText('After it'));
  over(dialog);
  await rest();
  expect(card()).toBeVisible();
  over(screen.getByText('After it'));
  await rest();
  expect(card()).not.toBeInTheDocument();
  jest.useRealTimers();
});

it('a definition that does not come leads to the glossary', async () => {
  definitions.mockResolvedValue(undefined);
  const { router } = show('de');
  await userEvent.click(term());
  await waitFor(() =>
    expect(router.push).toHaveBeenCalledWith('/cht/tradeTerms#ioss', undefined, { locale: false }),
  );
  expect(card()).not.toBeInTheDocument();
});

it('leaves a press with a key, other links, and browsers without popovers to the link', async () => {
  const followed = (element: Element, init: MouseEventInit = {}) => {
    let isFollowed = false;
    const onClick = (event: Event) => {
      isFollowed = !event.defaultPrevented;
      // jsdom opens no pages.
      event.preventDefault();
    };
    document.addEventListener('click', onClick, { once: true });
    fireEvent.click(element, init);
    return isFollowed;
  };
  const { unmount } = show();
  expect(followed(term(), { ctrlKey: true })).toBe(true);
  expect(followed(term('Prices'))).toBe(true);
  expect(followed(term())).toBe(false);
  await screen.findByRole('dialog');
  unmount();
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  show();
  expect(followed(term())).toBe(true);
  expect(term()).not.toHaveAttribute('aria-expanded');
});
