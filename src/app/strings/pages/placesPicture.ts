/** The picture of a buffer and who has its places; loaded with the lesson that has it. */
export const placesTexts = {
  label: 'Who has the places of the buffer',
  buffer: (places: string): string => `Buffer: ${places} places`,
  free: (places: string): string => `${places} free`,
  senders: 'Senders, and the places that each has',
  sender: (sender: string): string => `Sender ${sender}`,
  send: (sender: string, cells: string): string => `Sender ${sender}: send a packet of ${cells} cells`,
  places: 'places',
  limit: 'Limit for each sender',
  limitOf: (cells: string): string => `limit ${cells} each`,
  none: 'no limit',
  noLimit: (front: string, held: string, free: string): string =>
    `No limit: sender ${front} has ${held} places, ${free} are free.`,
  limited: (front: string, held: string, packets: string, free: string): string =>
    `Sender ${front} has ${held} places, ${packets} whole packets. ${free} are free.`,
  placed: (sender: string, cells: string, free: string): string =>
    `All ${cells} cells of sender ${sender} find a place. ${free} are left.`,
  lost: (sender: string, refused: string, cells: string, why: string): string =>
    refused === cells
      ? `All ${cells} cells of sender ${sender} are refused: ${why}. The packet is lost.`
      : `${refused} of the ${cells} cells of sender ${sender} are refused: ${why}. The packet is lost.`,
  all: 'All others send a packet',
  allSent: (whole: string, of: string, free: string): string =>
    `${whole} of ${of} packets find all their places. ${free} are left.`,
  full: 'the buffer is full',
  atLimit: (limit: string): string => `its limit is ${limit}`,
  how: 'Press a sender: it sends a packet. Drag the limit to another place.',
};
