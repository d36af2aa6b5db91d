export { health as default } from '@/services/pages/health/health';
