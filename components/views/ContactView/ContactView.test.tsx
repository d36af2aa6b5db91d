import { screen } from '@testing-library/react';

import { renderView } from '@/components/testing/renderView';
import { block, contentPage } from '@/services/fixtures/pages';

import { ContactView } from './ContactView';

const checklist = block('checklist');
const offices = block('offices');
const page = contentPage({ blocks: [...contentPage().blocks.slice(0, 2), checklist, offices] });

it("keeps its own texts in the language of the page if the CMS's differ", () => {
  renderView(
    <ContactView
      page={{ ...page, language: 'en' }}
      noticeVersion="2026-11-20"
      captchaScript="https://gateway.example.com/captcha/widget.js"
    />,
    { locale: 'de' },
  );
  const form = screen.getByRole('region', { name: 'Schreiben Sie uns' });
  expect(form.closest('[lang]')).toHaveAttribute('lang', 'de');
});
