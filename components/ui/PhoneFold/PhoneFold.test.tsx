import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import styled from 'styled-components';

import { onlyUnfolded, PhoneFold } from './PhoneFold';

const WideHeading = styled.h2`
  ${onlyUnfolded}
`;

// Browser tests show the wide screens, where it is no fold (home.spec): jsdom knows no screens.
it('unfolds on a phone, and has one heading there', async () => {
  render(
    <PhoneFold line={<h2>Services</h2>}>
      <WideHeading>Services</WideHeading>
      <p>All of them</p>
    </PhoneFold>,
  );
  expect(screen.getByText('All of them')).not.toBeVisible();
  await userEvent.click(screen.getByRole('heading', { name: 'Services' }));
  expect(screen.getByText('All of them')).toBeVisible();
});
