import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';

import { RegisteredView } from '@/components/views/RegisteredView/RegisteredView';
import { clearFormState } from '@/services/browser/storage/formState';
import { saveRegistered } from '@/services/browser/storage/registrationState';
import { paths } from '@/services/config/paths';

import { logIn } from '../support/session';
import { wholePage } from '../support/wholePage';

const meta = {
  title: 'views/RegisteredView',
  component: RegisteredView,
  ...wholePage(paths.registered),
} satisfies Meta<typeof RegisteredView>;
export default meta;

type Story = StoryObj<typeof meta>;

const forgetRegistered = () => clearFormState('registration.done');
/** This tab has just opened an account. */
const registered = (awardTitle: string | null) => () => {
  saveRegistered({ id: 1284, awardTitle });
  const endings = [logIn(), forgetRegistered];
  return () => endings.forEach((end) => end());
};

export const Default: Story = {
  beforeEach: registered('Three months of VAT filing in Germany at half price'),
  play: async ({ canvas }) => {
    const [phone] = await canvas.findAllByText(/•+120/);
    await expect(phone).toBeInTheDocument();
  },
};
export const WithoutGift: Story = { beforeEach: registered(null) };
/** Opened anew in another browser: nothing is known here. */
export const LoggedOut: Story = { beforeEach: forgetRegistered };
/** The gateway has not said yet who it is. */
export const NotConfirmedYet: Story = { beforeEach: logIn, globals: { liveData: 'unanswered' } };
export const LongGerman: Story = {
  beforeEach: registered('Ermäßigung der Umsatzsteuer-Voranmeldungen für drei Voranmeldungszeiträume'),
  globals: { locale: 'de' },
};
