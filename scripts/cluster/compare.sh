#!/usr/bin/env bash
# Shards that were made next to each other and merged equal one run, or this fails: compare.sh <shards> <folder> [paper[/table]] [options of reproduce]
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=$2
scripts/cluster/parallel.sh "$@"
cmp <(npm run --silent reproduce -- merge "$folder" --json) <(npm run --silent reproduce -- "${@:3}" --json)
echo "equal to one run"
