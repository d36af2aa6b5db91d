import type { Meta, StoryObj } from '@storybook/react';

import { KeptHtml } from '@/components/ui/KeptHtml/KeptHtml';
import { TextLink } from '@/components/ui/TextLink/TextLink';

const meta = {
  title: 'ui/KeptHtml',
  component: KeptHtml,
  args: {
    children: () => (
      <p>
        The server renders this text, and browsers keep it as it is.{' '}
        <TextLink href="/cht/price">Links</TextLink> work.
      </p>
    ),
  },
} satisfies Meta<typeof KeptHtml>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
