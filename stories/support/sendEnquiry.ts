import type { StoryContext } from '@storybook/react';
import { userEvent } from 'storybook/test';

import type { EnquiryKind } from '@/contract/lists/enquiries';

import { getTranslator } from './translate';

interface Shown extends Pick<StoryContext, 'globals'> {
  /** The story, or the part of it that has one form. */
  canvas: Pick<StoryContext['canvas'], 'getByLabelText' | 'getByRole'>;
}

export async function submitEnquiry(kind: EnquiryKind, { canvas, globals }: Shown) {
  const name = getTranslator(globals, 'enquiries')(`${kind}.submit`);
  await userEvent.click(canvas.getByRole('button', { name }));
}

/** Fills in one of the forms as a visitor does, and sends it. */
export async function fillInAndSend(kind: EnquiryKind, shown: Shown) {
  const { canvas, globals } = shown;
  const t = getTranslator(globals, 'enquiries');
  await userEvent.type(canvas.getByLabelText(t('name.label')), 'Ada Brandt');
  await userEvent.type(canvas.getByLabelText(t('email.label')), 'ada@nordlicht.example');
  if (kind === 'contact') {
    await userEvent.selectOptions(canvas.getByLabelText(t('topic.label')), 'vat');
    await userEvent.type(canvas.getByLabelText(t('message.label')), 'Do we need a VAT number in Poland?');
  } else {
    await userEvent.selectOptions(canvas.getByLabelText(t('country.label')), 'PL');
    const toys = getTranslator(globals, 'business')('productKinds.toy');
    await userEvent.click(canvas.getByRole('checkbox', { name: toys }));
  }
  await submitEnquiry(kind, shown);
}
