import type { Meta, StoryObj } from '@storybook/react';

import { LanguageNotice } from '@/components/parts/LanguageNotice/LanguageNotice';

const meta = {
  title: 'parts/LanguageNotice',
  component: LanguageNotice,
  args: { language: 'de' },
} satisfies Meta<typeof LanguageNotice>;
export default meta;

type Story = StoryObj<typeof meta>;
export const GermanTextOnEnglishPage: Story = {};
export const EnglishTextOnGermanPage: Story = { args: { language: 'en' }, globals: { locale: 'de' } };
export const SameLanguage: Story = { args: { language: 'en' } };
