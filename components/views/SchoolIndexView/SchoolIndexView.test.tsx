import { screen } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { articleTypes } from '@/contract/lists/articles';
import { articleCard } from '@/services/fixtures/articles';

import { SchoolIndexView } from './SchoolIndexView';

// Shows (requirements, 2.6 and 11.9).

const sections = articleTypes.map((type, index) => ({
  type,
  articles: [articleCard({ id: index + 1, type })],
}));

it("has a section for each list, with the list's id and a link to it", () => {
  const { container } = renderView(<SchoolIndexView sections={sections} hot={[articleCard()]} />);
  expectOrderlyHeadings();
  for (const type of articleTypes) {
    expect(
      container.querySelector(`section#${type} a[href="/cht/xmsailSchool/${type}"]`),
    ).toBeInTheDocument();
  }
});

it('shows a message for an empty list, and no empty list of recommended articles', () => {
  renderView(<SchoolIndexView sections={[{ type: 'trends', articles: [] }]} hot={[]} />);
  expect(screen.getByText('The first articles are being written.')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Recommended' })).not.toBeInTheDocument();
});
