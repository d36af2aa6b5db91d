import { earlyInputScript } from '@/services/config/earlyInput';

/** The script that holds early input; it runs as a part of the server's HTML only. */
export const EarlyInputScript = () => <script dangerouslySetInnerHTML={{ __html: earlyInputScript }} />;
