import { screen } from '@testing-library/react';

import { renderView } from '@/components/testing/renderView';

import { PageOpening } from './PageOpening';

it('gives the page its title, its address and the way to it', () => {
  const { head, jsonLd } = renderView(
    <PageOpening title="Questions" lead="Answered." path="/q" trail={[{ label: 'Help', href: '/help' }]} />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
  expect(head.querySelector('[rel=canonical]')?.getAttribute('href')).toMatch(/\/q$/);
  expect(head.querySelector('[name=description]')).toHaveAttribute('content', 'Answered.');
  expect(head.querySelector('[name=robots]')).toBeNull();
  expect(jsonLd).toEqual([
    expect.objectContaining({
      itemListElement: [
        expect.objectContaining({ name: 'Home' }),
        expect.objectContaining({ name: 'Help' }),
        expect.objectContaining({ name: 'Questions' }),
      ],
    }),
  ]);
});

it('adds what the page says of itself, and keeps from search engines what is not for them', () => {
  const { head, jsonLd } = renderView(
    <PageOpening title="Q" lead="A" path="/q" nodes={[{ '@type': 'FAQPage' }]} noIndex />,
  );
  expect(jsonLd.map((node) => node['@type'])).toEqual(['FAQPage', 'BreadcrumbList']);
  expect(head.querySelector('[name=robots]')).toHaveAttribute('content', 'noindex');
});
