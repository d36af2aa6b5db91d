import { screen } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { registrationOffer } from '@/services/fixtures/accounts';
import { block, contentPage } from '@/services/fixtures/pages';

import { RegistrationView } from './RegistrationView';

// Shows (requirements, 2.10).

it('shows the registration only, hidden from search engines', () => {
  const { head } = renderView(<RegistrationView offer={registrationOffer()} />);
  expectOrderlyHeadings();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Register with Kompassa');
  expect(head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

it('shows the picture of the workspace below the form, in the language that it has', async () => {
  const picture = block('annotatedPicture');
  const page = contentPage({ blocks: [picture], language: 'en' });
  renderView(<RegistrationView offer={registrationOffer()} page={page} />, { locale: 'de' });
  const shown = await screen.findByRole('img', { name: picture.image.alt });
  expect(shown.closest('[lang]')).toHaveAttribute('lang', 'en');
  const form = screen.getByRole('region', { name: 'Konto eröffnen' });
  expect(form.compareDocumentPosition(shown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
