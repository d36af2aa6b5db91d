import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import Router from 'next/router';

import { RouteProgress } from '@/components/layout/RouteProgress/RouteProgress';
import { Button } from '@/components/ui/Button/Button';

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
export const AtRest: Story = {};
export const Loading: Story = { play: () => tell('routeChangeStart') };
