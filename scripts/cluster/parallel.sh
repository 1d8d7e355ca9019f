#!/usr/bin/env bash
# One machine: parallel.sh <shards> <folder> [paper[/table]] [options of reproduce]
# With GNU parallel where it is there (add --sshloginfile for several machines that share the folder), else with xargs.
set -euo pipefail
cd "$(dirname "$0")/../.."
shards=$1 folder=$2
shift 2
if command -v parallel >/dev/null; then
  seq "$shards" | parallel --halt now,fail=1 npm run --silent reproduce -- "$@" --jobs 1 --shard "{}/$shards" --keep "$folder"
else
  seq "$shards" | xargs -P "$(getconf _NPROCESSORS_ONLN)" -I '{}' npm run --silent reproduce -- "$@" --jobs 1 --shard "{}/$shards" --keep "$folder"
fi
npm run --silent reproduce -- merge "$folder"
