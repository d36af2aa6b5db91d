import { screen, within } from '@testing-library/react';

import { renderWithProviders } from '@/components/testing/renderWithProviders';
import type { LayoutData } from '@/services/domain/content/layoutData';
import { layoutData } from '@/services/fixtures/layoutData';
import { CommonDataProvider } from '@/services/store/commonData';

import { SiteFooter } from './SiteFooter';

// Shows (requirements, 1.3 and 2.15).

const renderFooter = (data: LayoutData) =>
  renderWithProviders(
    <CommonDataProvider value={data}>
      <SiteFooter />
    </CommonDataProvider>,
  );
const footer = () => within(screen.getByRole('contentinfo'));

it('shows the e-mail address in plain text, as a link', () => {
  const { contact } = layoutData();
  renderFooter(layoutData());
  expect(footer().getByText(contact.email)).toHaveAttribute('href', `mailto:${contact.email}`);
});

it('links the phone number without spaces and hyphens', () => {
  const { contact } = layoutData();
  renderFooter(layoutData({ contact: { ...contact, phone: '+49 30 23125-120' } }));
  expect(footer().getByRole('link', { name: '+49 30 23125-120' })).toHaveAttribute(
    'href',
    'tel:+493023125120',
  );
});

it('shows background and QR code only if there is one', () => {
  const data = layoutData();
  const { container, unmount } = renderFooter(data);
  const { background, qrCode } = data.footer;
  expect(background && qrCode).toBeTruthy();
  expect(container.querySelector('img[data-nimg=fill]')).toBeInTheDocument();
  expect(footer().getByRole('figure', { hidden: true })).toHaveTextContent(qrCode?.caption ?? '');
  unmount();

  const { container: bare } = renderFooter({
    ...data,
    footer: { ...data.footer, background: null, qrCode: null },
  });
  expect(bare.querySelector('img[data-nimg=fill]')).toBeNull();
  expect(footer().queryByRole('figure', { hidden: true })).toBeNull();
});
