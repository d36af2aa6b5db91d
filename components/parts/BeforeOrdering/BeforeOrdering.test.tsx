import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';

import { BeforeOrdering } from './BeforeOrdering';

it('leads to the sample quote, the worked cases, and to who files, how fast and where data is', () => {
  renderWithProviders(<BeforeOrdering />);
  const links = within(screen.getByRole('region', { name: 'Before you decide' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['A sample quote, also as a PDF', '/operationManual#sample-offer'],
    ['Two worked cases', '/cht/About#example'],
    ['Who files and who is liable', '/cht/About#who-files'],
    ['Service levels', '/cht/About#service-levels'],
    ['Where your data is kept', '/cht/About#data'],
    ['A look at the workspace', '/freeTrial#workspace'],
  ]);
});
