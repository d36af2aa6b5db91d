import { screen } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { registrationOffer } from '@/services/fixtures/accounts';
import { channelPage } from '@/services/fixtures/channels';

import { NewcomersView } from './NewcomersView';

// Shows (requirements, 2.10).

it('has award and registration directly below its opening', () => {
  const { head } = renderView(<NewcomersView page={channelPage().page} offer={registrationOffer()} />);
  expectOrderlyHeadings();
  const regions = screen.getAllByRole('region').map(({ id }) => id);
  expect(regions.slice(0, 2)).toEqual(['award', 'register']);
  expect(head.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    expect.stringMatching(/\/cht\/hot\/newcomerActivities$/),
  );
});
