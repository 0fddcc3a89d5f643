export interface Point {
  x: number;
  y: number;
}

/** An orthogonal route with soft corners, as an SVG path. */
export function routePath(points: readonly Point[], radius = 12): string {
  const [first] = points;
  if (!first) return '';
  const parts = [`M${round(first.x)} ${round(first.y)}`];
  for (const [index, point] of points.entries()) {
    if (index === 0) continue;
    const next = points[index + 1];
    if (!next) {
      parts.push(`L${round(point.x)} ${round(point.y)}`);
      continue;
    }
    const before = points[index - 1]!;
    const into = Math.min(radius, distance(before, point) / 2);
    const out = Math.min(radius, distance(point, next) / 2);
    const enter = towards(point, before, into);
    const leave = towards(point, next, out);
    parts.push(
      `L${round(enter.x)} ${round(enter.y)}`,
      `Q${round(point.x)} ${round(point.y)} ${round(leave.x)} ${round(leave.y)}`,
    );
  }
  return parts.join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
export const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
function towards(from: Point, to: Point, by: number): Point {
  const length = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by };
}

export const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, to, index) => sum + distance(points[index]!, to), 0);
