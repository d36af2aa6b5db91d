import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { TextField } from './TextField';

it('renders an input with its attributes', async () => {
  const onChange = jest.fn();
  renderWithProviders(<TextField label="E-mail" type="email" autoComplete="email" onChange={onChange} />);
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(input).toHaveAttribute('autocomplete', 'email');
  await userEvent.type(input, 'a@b');
  expect(onChange).toHaveBeenCalledTimes(3);
});

it('renders a textarea for several lines', () => {
  renderWithProviders(<TextField label="Message" multiline error="Write a few words." />);
  const area = screen.getByRole('textbox', { name: 'Message' });
  expect(area.tagName).toBe('TEXTAREA');
  expect(area).toHaveAccessibleDescription('Write a few words.');
});

it('draws the button that empties a search in the look of the site', () => {
  renderWithProviders(
    <>
      <TextField label="Search" type="search" />
      <TextField label="Name" />
    </>,
  );
  const rulesOf = (input: HTMLElement) =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule)
      .filter(({ selectorText }) => [...input.classList].some((name) => selectorText.startsWith(`.${name}:`)))
      .map(({ cssText }) => cssText)
      .join();
  expect(rulesOf(screen.getByRole('searchbox', { name: 'Search' }))).toMatch(
    /::-webkit-search-cancel-button \{[^}]*mask: url\((["'])data:image\/svg\+xml,[^"']+\1\) center/,
  );
  expect(rulesOf(screen.getByRole('textbox', { name: 'Name' }))).not.toContain('search-cancel');
});
