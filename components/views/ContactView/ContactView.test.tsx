import { screen, within } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { block, contentPage } from '@/services/fixtures/pages';

import { ContactView } from './ContactView';

const checklist = block('checklist');
const offices = block('offices');
const page = contentPage({ blocks: [...contentPage().blocks.slice(0, 2), checklist, offices] });

it("shows the form with what a message should say, the location and the CMS's blocks in order", () => {
  const { head } = renderView(
    <ContactView
      page={page}
      noticeVersion="2026-11-20"
      captchaScript="https://gateway.example.com/captcha/widget.js"
    />,
  );
  const form = screen.getByRole('region', { name: 'Write to us' });
  expect(within(form).getByRole('link', { name: 'Privacy notice' })).toHaveAttribute(
    'href',
    '/agreeys#enquiries',
  );
  const guidance = within(form).getByRole('region', { name: checklist.heading });
  expect(within(guidance).getAllByRole('listitem')).toHaveLength(checklist.items.length);
  const message = within(form).getByRole('textbox', { name: /^Message/ });
  expect(guidance.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByText(checklist.heading)).toHaveLength(1);
  const [office] = offices.offices;
  expect(screen.getByRole('img', { name: new RegExp(`offices: .*${office?.city}`) })).toBeVisible();
  expect(head.querySelector('[rel=canonical]')?.getAttribute('href')).toMatch(/\/cht\/Contact$/);
  expectOrderlyHeadings();
});

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
