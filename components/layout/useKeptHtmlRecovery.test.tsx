import { render } from '@testing-library/react';
import Router from 'next/router';

import { useKeptHtmlRecovery } from './useKeptHtmlRecovery';

jest.mock('next/router', () => ({ asPath: '/cht/price?country=PL', replace: jest.fn() }));

function Page({ parts }: { parts: string[] }) {
  useKeptHtmlRecovery();
  return parts.map((html, index) => <div key={index} data-kept dangerouslySetInnerHTML={{ __html: html }} />);
}

beforeEach(() => jest.clearAllMocks());

it('fetches the page anew if all kept HTML is gone', () => {
  render(<Page parts={['', '']} />);
  expect(Router.replace).toHaveBeenCalledWith('/cht/price?country=PL', undefined, { scroll: false });
});

it.each([[['', '<p>Text</p>']], [[]]])('leaves a page as it is with kept parts %j', (parts) => {
  render(<Page parts={parts} />);
  expect(Router.replace).not.toHaveBeenCalled();
});
