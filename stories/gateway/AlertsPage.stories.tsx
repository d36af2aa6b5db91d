import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { countryName } from '@/contract/lists/countryName';
import { factTopicNames } from '@/contract/lists/factNames';
import { factCountries } from '@/contract/lists/facts';
import { alertTopics } from '@/gateway/src/domain/alerts';
import { AlertsPage } from '@/gateway/src/web/forms/AlertsPage';
import type { Locale } from '@/services/domain/locale/locale';

import { captchaScript } from '../support/captchaScript';
import {
  answering,
  captchaOf,
  send,
  sendAndSee,
  visitor,
  visitorPage,
  visitorTexts,
} from '../support/visitorPage';

const choices = (language: Locale) => ({
  countries: factCountries.map((value) => ({ value, label: countryName(value)[language] })),
  topics: alertTopics.map((value) => ({ value, label: factTopicNames[value][language] })),
});

const meta = {
  title: 'gateway/AlertsPage',
  component: AlertsPage,
  ...visitorPage(),
  tags: ['new'],
  args: {
    ...choices('en'),
    t: visitor.t,
    links: visitor.links,
    isSent: false,
    hours: 48,
    action: answering({ errors: { email: 'alerts.fault.email' } }),
    captchaScript,
    ticked: { countries: [], topics: [] },
    privacyHref: 'https://kompassa.example/agreeys',
    noticeVersion: '2026-11-01',
  },
  argTypes: { links: { control: false } },
} satisfies Meta<typeof AlertsPage>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
/** As the link below a country's facts leads here. */
export const Ticked: Story = { args: { ticked: { countries: ['DE', 'PL'], topics: ['rates'] } } };
/** The address and what was chosen stay. */
export const WrongEntries: Story = {
  ...Ticked,
  play: async (story) => {
    const { canvas, globals } = story;
    const field = canvas.getByLabelText(visitorTexts(globals)('alerts.email'));
    await userEvent.type(field, 'ada@');
    await sendAndSee('alerts.submit', { 'alerts.email': 'alerts.fault.email' })(story);
    await expect(field).toHaveValue('ada@');
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  },
};
/** Many sign up: each one needs a captcha now. */
export const NeedsCaptcha: Story = {
  args: {
    action: answering({
      errors: { form: 'alerts.fault.many', captchaToken: 'captcha.missing' },
      needsCaptcha: true,
    }),
  },
  play: async (story) => {
    await send('alerts.submit')(story);
    const error = visitorTexts(story.globals)('captcha.missing');
    await expect(await captchaOf(story)).toHaveAccessibleDescription(error);
  },
};
export const Sent: Story = { args: { isSent: true } };
export const LongGerman: Story = {
  ...WrongEntries,
  args: { ...Ticked.args, ...choices('de') },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
