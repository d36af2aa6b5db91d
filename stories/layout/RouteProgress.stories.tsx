import type { Meta, StoryObj } from '@storybook/react';
import Router from 'next/router';
import { expect, userEvent } from 'storybook/test';

import { RouteProgress } from '@/components/layout/RouteProgress/RouteProgress';
import { Button } from '@/components/ui/Button/Button';

import { getTranslator } from '../support/translate';

const tell = (event: 'routeChangeStart' | 'routeChangeComplete') =>
  Router.events.emit(event, '/cht/About', { shallow: false });

const meta = {
  title: 'layout/RouteProgress',
  component: RouteProgress,
  decorators: [
    (Show) => (
      <>
        <Button onClick={() => tell('routeChangeStart')}>Leave</Button>{' '}
        <Button emphasis="quiet" onClick={() => tell('routeChangeComplete')}>
          Arrive
        </Button>
        <Show />
      </>
    ),
  ],
} satisfies Meta<typeof RouteProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Press the buttons to see it move. */
export const AtRest: Story = {};
/** As it is for whom motion is too much: it stands half way. */
export const Loading: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(
      await canvas.findByText(getTranslator(globals, 'common')('loadingPage')),
    ).toBeInTheDocument();
  },
};
