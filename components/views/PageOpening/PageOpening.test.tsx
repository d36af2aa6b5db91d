import { screen } from '@testing-library/react';

import { renderView } from '@/components/testing/renderView';

import { PageOpening } from './PageOpening';

it('sets the title, the canonical address and the breadcrumbs of the page', () => {
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

it('adds the structured data of the page, and noindex on request', () => {
  const { head, jsonLd } = renderView(
    <PageOpening title="Q" lead="A" path="/q" nodes={[{ '@type': 'FAQPage' }]} noIndex />,
  );
  expect(jsonLd.map((node) => node['@type'])).toEqual(['FAQPage', 'BreadcrumbList']);
  expect(head.querySelector('[name=robots]')).toHaveAttribute('content', 'noindex');
});
