import { screen } from '@testing-library/react';

import { expectOrderlyHeadings, renderView } from '@/components/testing/renderView';
import { service, trademarkServices } from '@/services/fixtures/services';

import { ServiceCategoryView } from './ServiceCategoryView';

const germany = { country: 'DE', countryName: 'Germany', countryCode: 2 };
const austria = { country: 'AT', countryName: 'Austria', countryCode: 8 };
const services = [
  service({ id: 1, name: 'VAT registration Germany', code: 2, ...germany }),
  service({ id: 2, name: 'VAT registration Austria', ...austria }),
  service({ id: 3, name: 'VAT advice', country: null, countryName: null, countryCode: null }),
];
const group = { category: 'vat' as const, name: 'VAT', services };

it('shows every price of every service with its VAT label, by country, with anchors and contents', () => {
  const { container } = renderView(<ServiceCategoryView group={group} beside={[]} guides={{}} />);
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent.trim());
  expect(headings).toEqual(['Germany', 'Austria', 'Independent of a country']);
  const prices = services.flatMap((one) => one.prices);
  const labels = screen.getAllByText(prices[0]?.vatLabel ?? 'none');
  expect(labels.length).toBeGreaterThanOrEqual(services.length);
  for (const { label } of prices) expect(screen.getAllByText(label)).toHaveLength(services.length);
  expect(screen.queryByText(/(?:service|country) code/i)).not.toBeInTheDocument();
  expectOrderlyHeadings();
  expect(screen.getByRole('link', { name: 'Austria' })).toHaveAttribute('href', '#AT');
  expect(container.querySelector('#AT #service-2')).toHaveTextContent('VAT registration Austria');
  expect(screen.getByRole('navigation', { name: 'Countries on this page' })).toHaveAttribute('data-contents');
});

it('has a head of its own, links to the other categories of the area and to the list of all', () => {
  const beside = [{ category: 'ioss' as const, name: 'One-Stop Shop', count: 2 }];
  const { head } = renderView(<ServiceCategoryView group={group} beside={beside} guides={{}} />);
  expect(screen.getByText('One-Stop Shop')).toHaveAttribute('href', '/cht/Services/ioss');
  expect(screen.getByText('All services', { selector: 'a' })).toHaveAttribute('href', '/cht/Services');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('VAT: services and prices');
  expect(head.querySelector('meta[name=description]')).toHaveAttribute(
    'content',
    expect.stringMatching(/^VAT: 3 services/),
  );
  expect(head.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    expect.stringMatching(/\/cht\/Services\/vat$/),
  );
});

it('shows the deciding office of a trade mark, and links to a page of its own alone', () => {
  const [trademark] = trademarkServices();
  if (!trademark) throw new Error('no trade mark');
  const own = service({ id: 8, href: '/cht/Incorporation/IncorporationHK' });
  const here = service({ id: 9, href: '/cht/Services#vat' });
  renderView(
    <ServiceCategoryView group={{ ...group, services: [trademark, own, here] }} beside={[]} guides={{}} />,
  );
  expect(screen.getByText(trademark.office)).toBeInTheDocument();
  expect(screen.getByText('One class included')).toBeInTheDocument();
  expect(screen.getAllByText(/^More about /)).toHaveLength(1);
});

it('has a place for the button that adds to the offer, and a link to the enquiry for browsers without scripts', () => {
  const { container } = renderView(<ServiceCategoryView group={group} beside={[]} guides={{}} />);
  const [first] = container.querySelectorAll<HTMLElement>('#service-2 [data-deferred=addToOffer]');
  expect(JSON.parse(first?.dataset.props ?? '')).toEqual({
    service: { id: 2, category: 'vat', name: 'VAT registration Austria' },
  });
  expect(container.querySelector('[data-unhydrated] > a[href="/cht/Contact#enquiry"]')).toHaveTextContent(
    'Request a quote',
  );
});

it('says what a service needs, and links to an article and to questions', () => {
  const documents = ['Register extract', 'Passport'];
  const filled = service({
    id: 9,
    documents,
    reading: [{ href: '/trends/3.html', title: 'Stock in France' }],
    questionsHref: '/questionAnswer/4',
    questionsTitle: null,
  });
  const bare = service({ id: 10, documents: [], reading: [], questionsHref: null, prices: [] });
  const { container } = renderView(
    <ServiceCategoryView group={{ ...group, services: [filled, bare] }} beside={[]} guides={{}} />,
  );
  expect(container.querySelector('#service-9')).toHaveTextContent(/Documents ?Register extract Passport/);
  expect(container.querySelector('#service-9 a[href="/trends/3.html"]')).toHaveTextContent(
    'Read: Stock in France',
  );
  expect(container.querySelector('#service-9 a[href="/questionAnswer/4"]')).toHaveTextContent(
    `Common questions: ${filled.name}`,
  );
  expect(container.querySelector('#service-10')).not.toHaveTextContent(/Documents|Read:/);
  expect(container.querySelector('#service-10')).toHaveTextContent('Price on request');
});

it('has what the whole Union has once, above the countries, and a way to it from a service alone', () => {
  const union = service({
    id: 4,
    name: 'One-Stop Shop',
    country: 'EU',
    countryName: 'European Union',
    countryCode: 99,
  });
  const { container } = renderView(
    <ServiceCategoryView group={{ ...group, services: [...services, union] }} beside={[]} guides={{}} />,
  );
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent.trim());
  expect(headings[0]).toBe('European Union');
  const [link, ...more] = container.querySelectorAll('a[href="#service-4"]');
  expect(link?.parentElement).toHaveTextContent(/^Show all countries ?For the whole Union: ?One-Stop Shop$/);
  expect(more).toEqual([]);
});

it('leads from a country to its page, where there is one', () => {
  const guides = { DE: { href: '/custom/sell-in-germany', title: 'Sell in Germany' } };
  const { container } = renderView(<ServiceCategoryView group={group} beside={[]} guides={guides} />);
  expect(container.querySelector('#DE')).toContainElement(
    screen.getByRole('link', { name: 'Sell in Germany' }),
  );
  expect(screen.getByRole('link', { name: 'Sell in Germany' })).toHaveAttribute('href', guides.DE.href);
});

it('has a link that shows all countries again, for addresses that name one service', () => {
  const { container } = renderView(<ServiceCategoryView group={group} beside={[]} guides={{}} />);
  // Hidden by CSS unless a service is the target, which jsdom does not know.
  const link = container.querySelector('a[href="#services"]');
  expect(link).toHaveTextContent('Show all countries');
  expect(container.querySelector('#services #AT')).not.toBeNull();
});

describe('company services', () => {
  const none = {
    category: 'company',
    country: null,
    countryName: null,
    countryCode: null,
    code: null,
  } as const;
  const company = {
    category: 'company' as const,
    name: 'Company services',
    services: [
      service({ ...none, id: 1, name: 'Secretary', type: null, typeName: null }),
      service({ ...none, id: 2, name: 'Change', type: 5, typeName: 'Company change', vatIncrement: true }),
      service({ ...none, id: 3, name: 'Formation', type: 1, typeName: 'Company registration' }),
    ],
  };

  it('stand by type, with an anchor for each', () => {
    renderView(<ServiceCategoryView group={company} beside={[]} guides={{}} />);
    const headings = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent.trim());
    expect(headings).toEqual(['Company registration', 'Company change', 'Further services']);
    expect(screen.getByRole('link', { name: 'Company change' })).toHaveAttribute('href', '#type-5');
    expectOrderlyHeadings();
  });

  it('say which of them are added to a yearly invoice, VAT on top', () => {
    const { container } = renderView(<ServiceCategoryView group={company} beside={[]} guides={{}} />);
    const increment = /Added to the file of an existing company and to its yearly invoice/;
    expect(container.querySelector('#type-5')).toHaveTextContent(increment);
    expect(container.querySelector('#type-1')).toHaveTextContent('Invoiced separately.');
    expect(container.querySelector('#type-1')).not.toHaveTextContent(increment);
  });
});
