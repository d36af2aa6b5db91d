import { render } from '@testing-library/react';
import Router from 'next/router';

import { useIslandRecovery } from './useIslandRecovery';

jest.mock('next/router', () => ({ asPath: '/cht/price?country=PL', replace: jest.fn() }));

function Page({ parts }: { parts: string[] }) {
  useIslandRecovery();
  return parts.map((html, index) => (
    <div key={index} data-island dangerouslySetInnerHTML={{ __html: html }} />
  ));
}

beforeEach(() => jest.clearAllMocks());

it('fetches the page anew if all static HTML is gone', () => {
  render(<Page parts={['', '']} />);
  expect(Router.replace).toHaveBeenCalledWith('/cht/price?country=PL', undefined, { scroll: false });
});

it.each([[['', '<p>Text</p>']], [[]]])('leaves a page as it is with kept parts %j', (parts) => {
  render(<Page parts={parts} />);
  expect(Router.replace).not.toHaveBeenCalled();
});
