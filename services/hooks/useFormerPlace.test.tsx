import { renderWithProviders, createRouter } from '@/components/testing/renderWithProviders';

import { useFormerPlace } from './useFormerPlace';

// The list is static HTML on its page.
const list = '<ul><li id="registration"><a href="/de/operationManual/4">Registrierung</a></li></ul>';

function Page() {
  useFormerPlace();
  return <main id="main" dangerouslySetInnerHTML={{ __html: list }} />;
}

const { replace } = createRouter();
const visit = (hash: string) => {
  window.location.hash = hash;
  renderWithProviders(<Page />, { router: { replace } });
};
afterEach(() => {
  window.location.hash = '';
  jest.mocked(replace).mockClear();
});

it('leads from the place of a text to its page', () => {
  visit('#registration');
  expect(replace).toHaveBeenCalledWith('/de/operationManual/4', undefined, { locale: false });
});

it.each(['', '#main', '#missing', '#%E0%A4%A'])('stays at %j', (hash) => {
  visit(hash);
  expect(replace).not.toHaveBeenCalled();
});
