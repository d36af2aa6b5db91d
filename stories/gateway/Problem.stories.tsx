import type { Meta, StoryObj } from '@storybook/react';

import { Problem } from '@/gateway/src/web/shell/Problem';
import { Button } from '@/gateway/src/web/ui/site';

import { getTranslator } from '../support/translate';
import { visitorPage } from '../support/visitorPage';

const en = getTranslator({ locale: 'en' }, 'account');
const de = getTranslator({ locale: 'de' }, 'account');
const failure = getTranslator({ locale: 'en' }, 'accountForms');

const meta = {
  title: 'gateway/Problem',
  component: Problem,
  ...visitorPage(),
  tags: ['new'],
  args: {
    statusCode: 404,
    title: en('notFound.title'),
    text: en('notFound.text'),
    children: <Button href="https://kompassa.example/">{en('notFound.home')}</Button>,
  },
} satisfies Meta<typeof Problem>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Default: Story = {};
export const Failure: Story = {
  args: {
    statusCode: 500,
    title: failure('failure.title'),
    text: failure('failure.text'),
    children: <Button>{failure('failure.again')}</Button>,
  },
};
export const LongGerman: Story = {
  args: {
    title: de('notFound.title'),
    text: de('notFound.text'),
    children: <Button href="https://kompassa.example/">{de('notFound.home')}</Button>,
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
};
