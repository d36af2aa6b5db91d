import type { Meta, StoryObj } from '@storybook/nextjs-vite';

import { ErrorView } from '@/components/views/ErrorView/ErrorView';

const meta = {
  title: 'views/ErrorView',
  component: ErrorView,
  parameters: { layout: 'fullscreen' },

  args: { statusCode: 404 },
} satisfies Meta<typeof ErrorView>;
export default meta;

type Story = StoryObj<typeof meta>;
export const NotFound: Story = {};
export const NotFoundInGerman: Story = { globals: { locale: 'de' } };
export const Failure: Story = { args: { statusCode: 500 } };
export const FailureInGerman: Story = { args: { statusCode: 500 }, globals: { locale: 'de' } };
export const InTheBrowser: Story = {
  args: { statusCode: 500, message: "Cannot read properties of undefined (reading 'page')" },
};
