import '@testing-library/jest-dom';

import { installBroadcastChannel } from '@/services/fixtures/broadcastChannel';

installBroadcastChannel();
