import { screen, within } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { freeTrialPage } from '@/services/fixtures/pages';

import { FreeTrialView } from './FreeTrialView';

it('shows the description and the form of the trial', () => {
  const { head } = renderView(
    <FreeTrialView
      page={freeTrialPage()}
      noticeVersion="2026-11-20"
      captchaScript="https://gateway.example.com/captcha/widget.js"
    />,
  );
  const form = screen.getByRole('region', { name: 'Request a trial' });
  expect(form).toHaveAttribute('id', 'enquiry');
  expect(within(form).getByRole('group', { name: 'What do you sell?' })).toBeVisible();
  expect(head.querySelector('[rel=canonical]')?.getAttribute('href')).toMatch(/\/freeTrial$/);
  expectOrderlyHeadings();
});
