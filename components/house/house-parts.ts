import type { Content } from '@/model';

type Service = Content['services'][number];

/** A service that has a part of the house. */
export type HousePart = Service & { part: NonNullable<Service['part']> };

export const hasPart = (service: Service): service is HousePart => service.part !== undefined;
