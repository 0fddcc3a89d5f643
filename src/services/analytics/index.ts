export {
  type AnalyticsEvent,
  beginVisit,
  type FlowEdge,
  recordEdges,
  recordVitals,
  sendEvent,
  type Vital,
} from './analytics.service.ts';
