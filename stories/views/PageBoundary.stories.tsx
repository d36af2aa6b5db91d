import type { Meta, StoryObj } from '@storybook/react';
import { expect, spyOn } from 'storybook/test';

import { Section } from '@/components/ui/Section/Section';
import { PageBoundary, type PageBoundaryProps } from '@/components/views/PageBoundary/PageBoundary';
import { paths } from '@/services/config/paths';

import { getTranslator } from '../support/translate';
import { wholePage } from '../support/wholePage';

/** A page that cannot be rendered: React tells the console, which is the one place that should know. */
function BrokenPage(): never {
  throw new Error("Cannot read properties of undefined (reading 'page')");
}

const meta = {
  title: 'views/PageBoundary',
  component: PageBoundary,
  ...wholePage(paths.about),
  args: {
    address: paths.about,
    children: (
      <Section heading="A page that works" headingLevel={1} lead="What broke is shown as ErrorView." />
    ),
  },
} satisfies Meta<PageBoundaryProps>;
export default meta;

export const Whole: StoryObj<PageBoundaryProps> = {};
/** Header and footer stay, and the message is there for whoever helps. */
export const Broken: StoryObj<PageBoundaryProps> = {
  args: { children: <BrokenPage /> },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
    // The countdown waits while nobody sees the page.
    spyOn(document, 'hidden', 'get').mockReturnValue(true);
  },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: getTranslator(globals, 'error')('500.title') }),
    ).toBeVisible();
    await expect(canvas.getByText(/reading 'page'/)).toBeVisible();
    await expect(canvas.getByRole('banner')).toBeVisible();
  },
};
export const German: StoryObj<PageBoundaryProps> = { ...Broken, globals: { locale: 'de' } };
