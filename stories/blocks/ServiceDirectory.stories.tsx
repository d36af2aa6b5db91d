import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { ServiceDirectory } from '@/components/blocks/ServiceDirectory/ServiceDirectory';
import { serviceDirectory } from '@/services/fixtures/pages';
import { services, trademarkServices } from '@/services/fixtures/services';

const meta = {
  title: 'blocks/ServiceDirectory',
  component: ServiceDirectory,
  parameters: {
    layout: 'fullscreen',
    anatomy: 'Heading · Filters · Count · Areas to open: rows of services · Terms',
  },
  args: { block: serviceDirectory(services()) },
} satisfies Meta<typeof ServiceDirectory>;
export default meta;

type Story = StoryObj<typeof meta>;
/** A category opens in its place; areas and countries are addresses. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [entry] = await canvas.findAllByRole('group');
    const summary = entry?.querySelector('summary');
    if (!summary) throw new Error('There is no category.');
    await userEvent.click(summary);
    await expect(entry).toHaveAttribute('open');
    const choices = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    await expect(choices).toContainEqual(expect.stringMatching(/tabIndex=\d/));
    await expect(choices).toContainEqual(expect.stringMatching(/country=DE/));
  },
};
/** Opens the first category and its first service. */
const openFirst: Story['play'] = async ({ canvas, canvasElement }) => {
  await canvas.findAllByRole('group');
  const summary = canvasElement.querySelector('summary');
  if (!summary) throw new Error('There is no category.');
  await userEvent.click(summary);
  const row = canvasElement.querySelector('details li > a');
  await waitFor(() => expect(row).toHaveAttribute('aria-expanded', 'false'));
  if (row) await userEvent.click(row);
  await expect(row).toHaveAttribute('aria-expanded', 'true');
};
/** A service opens in its place, with everything that it has. */
export const OpenService: Story = {
  play: async (context) => {
    await openFirst(context);
    await expect(await context.canvas.findByRole('button')).toBeVisible();
  },
};
/** What the service has did not come: its row leads to it. */
export const OpenServiceFailed: Story = {
  globals: { liveData: 'failing' },
  play: async (context) => {
    await openFirst(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};
export const OpenServiceWaiting: Story = { globals: { liveData: 'unanswered' }, play: openFirst };
export const OneService: Story = {
  args: { block: serviceDirectory(services().slice(0, 1)) },
};
export const Many: Story = {
  args: {
    block: serviceDirectory(
      Array.from({ length: 4 }, (_, round) =>
        services().map((service) => ({ ...service, id: service.id + round * 100 })),
      ).flat(),
    ),
  },
};
export const OneArea: Story = {
  parameters: { nextjs: { router: { asPath: '/cht/Services?tabIndex=1', query: { tabIndex: '1' } } } },
};
export const NothingForThisCountry: Story = {
  args: { block: serviceDirectory([...services(), ...trademarkServices()]) },
  parameters: { nextjs: { router: { query: { tabIndex: '5', country: 'DE' } } } },
};
export const TrademarkServices: Story = {
  args: { block: serviceDirectory(trademarkServices().slice(0, 1)) },
};
export const Empty: Story = { args: { block: serviceDirectory([]) } };
export const LongGerman: Story = {
  args: {
    block: {
      ...serviceDirectory(
        services().map((service) => ({
          ...service,
          categoryName: 'Elektro- und Elektronikgeräte',
          name: 'Herstellerregistrierung für Elektro- und Elektronikgeräte',
          countryName: 'Deutschland',
          prices: service.prices.map((price) => ({
            ...price,
            vatLabel: 'zzgl. gesetzlicher USt., soweit sie anfällt',
          })),
        })),
      ),
      heading: 'Leistungen und Preise',
      lead: 'Die Zeiten zählen ab dem Tag, an dem die Unterlagen vollständig sind; wann entschieden wird, bestimmen die Behörden.',
    },
  },
  globals: { locale: 'de' },
};
