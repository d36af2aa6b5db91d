import type { Meta, StoryObj } from '@storybook/react';

import { StaticIsland } from '@/components/ui/StaticIsland/StaticIsland';
import { TextLink } from '@/components/ui/TextLink/TextLink';

const meta = {
  title: 'ui/StaticIsland',
  component: StaticIsland,
  args: {
    children: () => (
      <p>
        The server renders this text, and browsers keep it as it is.{' '}
        <TextLink href="/cht/price">Links</TextLink> work.
      </p>
    ),
  },
} satisfies Meta<typeof StaticIsland>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
