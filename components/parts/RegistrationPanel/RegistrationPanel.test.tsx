import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { SWRConfig } from 'swr';

import type { RegistrationForm } from '@/components/parts/RegistrationForm/RegistrationForm';
import { renderWithProviders } from '@/components/testing/renderWithProviders';
import { fetchAward } from '@/services/browser/api/awards';
import { loadRegistered } from '@/services/browser/storage/registrationState';
import { registrationOffer } from '@/services/fixtures/accounts';
import { award } from '@/services/fixtures/channels';

import { RegistrationPanel } from './RegistrationPanel';

jest.mock('@/services/browser/api/awards');
type FormProps = Parameters<typeof RegistrationForm>[0];
let form: FormProps | undefined;
jest.mock('@/components/parts/RegistrationForm/RegistrationForm', () => ({
  RegistrationForm: (props: FormProps) => {
    form = props;
    return <p>The form</p>;
  },
}));

const fetchAwardMock = jest.mocked(fetchAward);
const names = ['isGWLogin', 'channelNo', 'channelCode'];

beforeEach(() => {
  jest.clearAllMocks();
  form = undefined;
  sessionStorage.clear();
  names.forEach((name) => Cookies.remove(name));
});

const show = (offer = registrationOffer()) =>
  renderWithProviders(
    <SWRConfig value={{ provider: () => new Map() }}>
      <RegistrationPanel offer={offer} gatewayHost="https://accounts.example.com" />
    </SWRConfig>,
  );
const gift = () => screen.queryByRole('region', { name: 'What you receive' });

it('shows the form and the login link, then the award', () => {
  show();
  expect(gift()).toHaveTextContent(award().title);
  const shown = screen.getByText('The form');
  expect(shown.compareDocumentPosition(gift() ?? shown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    'https://accounts.example.com/user/login?lang=en',
  );
  expect(fetchAwardMock).not.toHaveBeenCalled();
});

it('opens the next page with the award, in place of the form; or the options page if the number has an account', async () => {
  const { router } = show();
  await act(() => form?.onRegistered({ id: 7, awardTitle: 'Welcome' }));
  expect(loadRegistered()).toEqual({ id: 7, awardTitle: 'Welcome' });
  expect(router.replace).toHaveBeenCalledWith('/cht/hot/module/loginSuccessful');
  await act(() => form?.onTaken());
  expect(router.push).toHaveBeenCalledWith('/cht/hot/module/repeat');
});

describe('a visit that came through a channel before', () => {
  const other = award({ title: 'For guests of the fair' });
  // The call waits a moment.
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('shows the award of that channel', async () => {
    Cookies.set('channelCode', 'logistics');
    fetchAwardMock.mockResolvedValue(other);
    show();
    expect(await screen.findByRole('heading', { name: other.title })).toBeVisible();
    expect(fetchAwardMock).toHaveBeenCalledWith({ channelNo: '', channelCode: 'logistics' });
  });

  it('shows no award if that channel has none', async () => {
    Cookies.set('channelCode', 'logistics');
    fetchAwardMock.mockResolvedValue(null);
    show();
    await waitFor(() => expect(gift()).not.toBeInTheDocument());
  });

  it("sends no request on the channel's own page", () => {
    Cookies.set('channelCode', 'logistics');
    show(registrationOffer({ channel: { channelNo: '1005', channelCode: 'logistics' } }));
    act(() => jest.runAllTimers());
    expect(fetchAwardMock).not.toHaveBeenCalled();
  });

  it('keeps the page’s own award while the gateway does not answer', async () => {
    Cookies.set('channelCode', 'logistics');
    fetchAwardMock.mockRejectedValue(new Error('down'));
    show();
    await waitFor(() => expect(fetchAwardMock).toHaveBeenCalled());
    await act(() => Promise.resolve());
    expect(gift()).toHaveTextContent(award().title);
  });
});

it('shows members a link to the workspace, and the form on request', async () => {
  Cookies.set('isGWLogin', '1');
  show();
  expect(screen.queryByText('The form')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To your workspace' })).toHaveAttribute(
    'href',
    'https://accounts.example.com/workPlace?lang=en',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Register another number' }));
  expect(screen.getByText('The form')).toBeVisible();
});
