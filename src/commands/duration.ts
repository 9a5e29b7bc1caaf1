/** A duration in words, "40 s", "12 min", "3 h 20 min", "2 d 4 h", rounded up: as on a line of progress. */
export const durationText = (seconds: number): string => {
  const whole = Math.ceil(seconds);
  if (whole <= 120) return `${whole} s`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 120) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
};
