import { screen } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';

import { RegisteredBeforeView } from './RegisteredBeforeView';

// Shows (requirements, 2.10).

it('shows the options: login, new password, another number, contact', () => {
  const { head } = renderView(<RegisteredBeforeView />);
  expectOrderlyHeadings();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Log in')).toBe('https://accounts.example.com/user/login?lang=en');
  expect(hrefOf('Set a new password')).toBe('https://accounts.example.com/user/forgotten?lang=en');
  expect(hrefOf('Register another number')).toBe('/cht/hot/newcomerActivities');
  expect(hrefOf('Contact us')).toBe('/cht/Contact');
  expect(head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
