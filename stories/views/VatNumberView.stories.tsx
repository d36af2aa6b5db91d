import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';

import { VatNumberView } from '@/components/views/VatNumberView/VatNumberView';
import { paths } from '@/services/config/paths';
import type { LiveReply } from '@/services/fixtures/liveAnswers';
import { getTranslator } from '@/stories/support/translate';

import { wholePage } from '../support/wholePage';

const page = wholePage(paths.vatNumber);
const meta = {
  title: 'views/VatNumberView',
  tags: ['new'],
  component: VatNumberView,
  ...page,
  args: { sent: null },
} satisfies Meta<typeof VatNumberView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A number that stands in the address, and what VIES answers to it; without an answer, that of the contract's example. */
const asked = (number: string, data?: unknown): Story['parameters'] => ({
  nextjs: { router: { asPath: paths.vatNumber, query: { number } } },
  liveData: {
    ...page.parameters.liveData,
    ...(data !== undefined && {
      checkVatNumber: { status: 200, body: { code: 0, msg: 'success', data }, headers: {} } as LiveReply,
    }),
  },
});

/** Waits for a text, for none comes at once. */
const says =
  (key: string, values: Record<string, string> = {}): Story['play'] =>
  async ({ canvas, globals }) => {
    await expect(await canvas.findByText(getTranslator(globals, 'vatNumber')(key, values))).toBeVisible();
  };

const silent = { state: 'answered', name: null, address: null, askedAt: '2026-11-20T09:30:00.000Z' };

export const Default: Story = {};
export const NoCountry: Story = {
  play: async ({ canvas, globals }) => {
    const t = getTranslator(globals, 'vatNumber');
    await userEvent.type(canvas.getByLabelText(t('form.number')), '999 024 513{Enter}');
    await expect(canvas.getByText(t('fault.noCountry'))).toBeVisible();
  },
};
export const Valid: Story = { parameters: asked('FR64999462765'), play: says('vies.valid') };
export const WithoutName: Story = {
  parameters: asked('DE999024513', { ...silent, isValid: true }),
  play: says('vies.valid'),
};
export const NotValid: Story = {
  parameters: asked('DE999024513', { ...silent, isValid: false }),
  play: says('vies.invalid'),
};
export const Asking: Story = {
  parameters: asked('DE999024513'),
  globals: { liveData: 'unanswered' },
  play: says('vies.asking'),
};
export const ViesIsOff: Story = {
  parameters: asked('DE999024513', { state: 'off' }),
  play: says('vies.ask'),
};
export const Unavailable: Story = {
  parameters: asked('DE999024513'),
  globals: { liveData: 'failing' },
  play: says('vies.fault.unavailable'),
};
export const WrongForm: Story = {
  parameters: asked('IE99'),
  play: says('outcome.wrongForm.title', { number: 'IE99' }),
};
export const WrongDigits: Story = {
  parameters: asked('DE999024514'),
  play: says('outcome.wrongDigits.title', { number: 'DE999024514' }),
};
export const OutsideVies: Story = { parameters: asked('CHE-999.448.928 MWST'), play: says('register.CHE') };
/** As the server answers a form that was sent without scripts. */
export const Sent: Story = {
  args: { sent: { entry: { number: 'GB999636336', letters: '' }, outcome: 'possible' } },
  play: says('register.GB'),
};
export const LongGerman: Story = {
  globals: { locale: 'de' },
  parameters: asked('ESB99059859', { state: 'failed', fault: 'memberStateBusy' }),
  play: says('vies.fault.memberStateBusy'),
};
